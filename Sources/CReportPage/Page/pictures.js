// Pictures of the report. They stand in the page as base64 and are decoded on demand.

const hasPicture = (index, role) => byID(`picture-${index}-${role}`) !== null;

/** The PNG of a case; `null` when the report has none or it isn't base64. */
function pictureBlob(index, role) {
  const text = byID(`picture-${index}-${role}`)?.textContent.trim();
  if (!text) return null;
  try {
    const characters = atob(text);
    const bytes = new Uint8Array(characters.length);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = characters.charCodeAt(at);
    return new Blob([bytes], { type: "image/png" });
  } catch {
    return null;
  }
}

/** A canvas with the pixels of a picture; `null` when there is none or it can't be decoded. */
async function pictureCanvas(index, role) {
  const blob = pictureBlob(index, role);
  if (!blob) return null;
  try {
    // Without conversion the values are those in the file, which the renderer compares.
    const bitmap = await createImageBitmap(blob, { colorSpaceConversion: "none" });
    const canvas = make("canvas", { width: bitmap.width, height: bitmap.height });
    canvas.getContext("2d", { willReadFrequently: true }).drawImage(bitmap, 0, 0);
    bitmap.close();
    return canvas;
  } catch {
    return null;
  }
}

/** Red, green, blue and alpha of a pixel; `null` outside of the canvas. */
function pixelOf(canvas, x, y) {
  if (!canvas || x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) return null;
  return Array.from(canvas.getContext("2d").getImageData(x, y, 1, 1).data);
}

/** The reference faded, differing pixels in red: for reports without a difference picture. */
function differenceCanvas(reference, failure) {
  const [width, height] = [Math.max(reference.width, failure.width), Math.max(reference.height, failure.height)];
  const before = reference.getContext("2d").getImageData(0, 0, width, height).data;
  const after = failure.getContext("2d").getImageData(0, 0, width, height).data;
  const canvas = make("canvas", { width, height });
  const context = canvas.getContext("2d");
  const image = context.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const [first, second] = [new Uint32Array(before.buffer), new Uint32Array(after.buffer)];
  for (let at = 0; at < pixels.length; at += 1) {
    if (first[at] !== second[at]) { pixels[at] = 0xff0000ff; continue; }
    const alpha = before[4 * at + 3];
    const mean = (before[4 * at] + before[4 * at + 1] + before[4 * at + 2]) / 3;
    pixels[at] = (0xff000000 | Math.floor(170 + (mean * alpha + 255 * (255 - alpha)) / 255 / 3) * 0x010101) >>> 0;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Decodes thumbnails near the visible part of the list and frees those that scroll away. */
class Thumbnails {
  constructor(root) {
    this.observer = new IntersectionObserver((entries) => entries.forEach((entry) => this.update(entry)), {
      root, rootMargin: "200px",
    });
  }

  add(image, index, role) {
    image.dataset.picture = `${index}-${role}`;
    this.observer.observe(image);
  }

  update({ target, isIntersecting }) {
    if (target.src) {
      if (isIntersecting) return;
      URL.revokeObjectURL(target.src);
      target.removeAttribute("src");
    } else if (isIntersecting) {
      const [, index, role] = /^(\d+)-(.*)$/.exec(target.dataset.picture);
      const blob = pictureBlob(index, role);
      if (blob) target.src = URL.createObjectURL(blob);
    }
  }
}
