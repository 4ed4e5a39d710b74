// Files of a picture: in, a picture as SVG, a source, a title; out, a PNG drawn by the browser, the source as a Markdown fence.

/** A canvas of more pixels is empty in some browsers. */
const MOST_PIXELS = 64_000_000;

/** With a fence longer than every one in the source. */
export function markdownFence(source: string): string {
  const longest = (source.match(/`{3,}/g) ?? []).reduce((most, each) => Math.max(most, each.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}linework\n${source.trimEnd()}\n${fence}\n`;
}

/** `scale`: pixels per px. @throws Error if the picture is too large for it, in words for the reader. */
export async function pngOf(svg: string, scale: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
    if (width * height > MOST_PIXELS) throw new Error(`The picture is too large for ${scale}×. Choose a smaller one.`);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('The browser could not draw the PNG. Save the SVG instead.');
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}
