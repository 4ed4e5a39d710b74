// Pictures as SVG.
import { compose, draw, drawScene, PICTURE_FORMATS } from '@linework/core';
import { pictureOptions } from '../picture-options.js';
import type { Drawn, Format } from './format.js';

export const svg: Format = {
  ...PICTURE_FORMATS.svg,
  draw: (text, look, core, { exporter }) => {
    const options = pictureOptions(look);
    if (!look.embedFont) return drawn(draw(text, options, core));
    if (exporter === undefined)
      return { refused: 'validation.failed', message: 'Glyphs are not written into pictures here.' };
    const composed = compose(text, core);
    return (async () => {
      const fonts = composed.scene === undefined ? [] : await (await exporter()).embeddedFonts(composed.scene);
      const [first] = drawScene(composed, text, [options.scheme], { ...options, fonts }, core);
      return drawn(first ?? { ok: false, diagnostics: [] });
    })();
  },
};

function drawn({ svg, ...report }: ReturnType<typeof draw>): Drawn {
  return svg === undefined ? report : { ...report, picture: { svg } };
}
