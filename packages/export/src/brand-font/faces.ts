// A brand's font as the exporters use it. In: its files as they are stored. Out: its faces by weight, decoded and opened once for each brand.
/// <reference path="../fonts/fontkit.d.ts" />
import type { EmbeddedFont, FontFiles } from '@linework/core';
import type { OpenedFont } from 'fontkit';
import { fontOpener } from '../fonts/open-font.js';

type Weight = EmbeddedFont['weight'];

export interface BrandFace {
  /** The weights that it draws. */
  readonly range: Pick<EmbeddedFont, 'weight' | 'lastWeight'>;
  readonly bytes: Uint8Array;
  readonly has: (code: number) => boolean;
  /** Opens it again, for each document. */
  readonly open: () => OpenedFont;
}

export interface BrandFaces {
  readonly all: readonly BrandFace[];
  readonly of: (weight: Weight) => BrandFace;
  /** Whether every face has the character. */
  readonly haveAll: (code: number) => boolean;
}

const known = new WeakMap<FontFiles, BrandFaces>();

export function facesFor(files: FontFiles): BrandFaces {
  const faces = known.get(files) ?? openedFaces(files);
  known.set(files, faces);
  return faces;
}

function openedFaces({ family, faces }: FontFiles): BrandFaces {
  const all = faces.map(({ base64, ...range }): BrandFace => {
    const bytes = Buffer.from(base64, 'base64');
    const open = fontOpener(bytes);
    const characters = new Set(open().characterSet);
    return { range, bytes, has: (code) => characters.has(code), open };
  });
  return {
    all,
    haveAll: (code) => all.every(({ has }) => has(code)),
    of: (weight) => {
      const face = all.find(({ range }) => range.weight <= weight && weight <= (range.lastWeight ?? range.weight));
      if (face === undefined) throw new Error(`The font ${family} has no face of weight ${weight}.`);
      return face;
    },
  };
}
