import { readFileSync } from 'node:fs';
import { compose, draw, drawScene } from '@linework/core';
import { basicIcons } from '@linework/icons/basic';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { INTER_FILES } from '../fonts/inter.js';
import { embeddedFonts } from './embedded-fonts.js';

const context = { icons: basicIcons };
const SOURCE = 'flow "AV kerned"\nnode a "Tábor" sub="fine print"\nnode b "日本 T."\na -> b : "To"\n';

async function fontsOf(source: string) {
  const { scene } = compose(source, context);
  if (!scene) throw new Error('The source has errors.');
  return embeddedFonts(scene);
}

const opened = (base64: string) => create(Buffer.from(base64, 'base64'));

describe('the glyphs a picture needs', () => {
  test('are those of its texts in each weight it uses, and no others', async () => {
    const fonts = await fontsOf(SOURCE);
    expect(fonts.map((each) => each.weight)).toEqual([400, 500, 600]);
    // fontkit counts the end marker of a character map, U+FFFF, as a character.
    const characters = fonts.map(({ base64 }) =>
      String.fromCodePoint(...opened(base64).characterSet.filter((code) => code !== 0xffff)).trim(),
    );
    expect(characters).toEqual(['efinprt', '.Tborá', 'AVdeknr']);
  });

  test('keep their widths and their kerning', async () => {
    const fonts = await fontsOf(SOURCE);
    for (const { weight, base64 } of fonts) {
      const whole = create(readFileSync(INTER_FILES[weight]));
      const part = opened(base64);
      const text = weight === 400 ? 'fine print' : weight === 500 ? 'To' : 'AV';
      expect(part.layout(text.replace(' ', '')).advanceWidth).toBe(whole.layout(text.replace(' ', '')).advanceWidth);
    }
  });

  test('are the same bytes every time', async () => {
    expect(await fontsOf(SOURCE)).toEqual(await fontsOf(SOURCE));
  });

  test('are embedded under a font name of their own, so nothing is loaded', async () => {
    const composed = compose(SOURCE, context);
    const fonts = await fontsOf(SOURCE);
    const [picture] = drawScene(composed, SOURCE, ['light'], { fonts }, context);
    const svg = picture?.svg ?? '';
    const [, family = ''] = /@font-face\{font-family:([\w-]+);/.exec(svg) ?? [];
    expect(svg).toContain(`font-family="${family},Inter,`);
    expect(svg.match(/@font-face/g)).toHaveLength(3);
    expect(Array.from(svg.matchAll(/url\(([^,]*),/g), ([, kind]) => kind)).toEqual(
      Array.from({ length: 3 }, () => 'data:font/ttf;base64'),
    );
    expect(svg.replace(/^@font-face.*\n/gm, '')).not.toContain('url(');
    expect(draw(SOURCE, {}, context).svg).not.toContain('@font-face');
  });
});
