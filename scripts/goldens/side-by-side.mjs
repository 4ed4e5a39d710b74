// One PNG of a golden, before on the left and now on the right, for a review in a viewer without SVG. In, both pictures and
// a scheme; out, the bytes.
import { toPng } from '@linework/export';
import { PNG } from 'pngjs';

const GAP = 16;
const GREY = [0x80, 0x80, 0x80, 0xff];

/** @param {readonly ({ scene: object, theme?: object } | undefined)[]} pictures */
export async function sideBySide(pictures, scheme) {
  const images = [];
  for (const picture of pictures.filter((each) => each !== undefined)) {
    const png = await toPng(picture.scene, { scheme, theme: picture.theme });
    if (!png.ok) throw new Error(png.message);
    images.push(PNG.sync.read(Buffer.from(png.bytes)));
  }
  const width = images.reduce((sum, each) => sum + each.width + GAP, -GAP);
  const whole = new PNG({ width, height: Math.max(...images.map((each) => each.height)) });
  for (let i = 0; i < whole.data.length; i += GREY.length) whole.data.set(GREY, i);
  let x = 0;
  for (const image of images) {
    PNG.bitblt(image, whole, 0, 0, image.width, image.height, x, 0);
    x += image.width + GAP;
  }
  return PNG.sync.write(whole);
}
