// Reads the uploaded font of a brand. In: the bytes of up to three files that anyone can have made. Out: what pictures need of them, or why they
// cannot be used and what to do instead. HarfBuzz writes each font again with the kept characters only, so that nothing else reads the files
// themselves. Time is not limited here: call it in a process that can be ended.
import { type EmbeddedFont, type FontFiles, isFontFamily } from '@linework/core';
import { fontOpener } from '../fonts/open-font.js';
import { subsetFont } from '../glyphs/harfbuzz.js';
import { fitOf } from './fit.js';
import { fontNames } from './font-names.js';
import { usedTables } from './font-tables.js';
import { LARGEST_FONT_FILE, MOST_FONT_FILES, MOST_KEPT_BYTES } from './limits.js';
import { checkOutlines } from './outline-cost.js';
import { FontProblem } from './problem.js';
import { BASIC_LATIN, KEPT_CHARACTERS } from './repertoire.js';
import { fontOf, type Tables, tablesOf, viewOf } from './sfnt.js';
import { type Cut, cutsByWeight, cutsOf, type Weight } from './weights.js';

export type BrandFontResult =
  | { readonly ok: true; readonly font: FontFiles }
  | { readonly ok: false; readonly message: string; readonly hint: string };

const REPAIR = 'Download the font again from its maker, and upload the .ttf or WOFF2 file unchanged.';
const FEWER = 'Upload fewer weights, or a version for Latin text only.';

export async function readBrandFont(files: readonly Uint8Array[]): Promise<BrandFontResult> {
  try {
    return { ok: true, font: await fontIn(files) };
  } catch (error) {
    if (error instanceof FontProblem) return { ok: false, message: error.message, hint: error.hint };
    throw error;
  }
}

async function fontIn(files: readonly Uint8Array[]): Promise<FontFiles> {
  if (files.length === 0 || files.length > MOST_FONT_FILES)
    throw new FontProblem(
      `There are ${files.length} font files.`,
      `Upload 1 to ${MOST_FONT_FILES} files, one per weight.`,
    );
  const cuts: Cut[] = [];
  for (const [i, file] of files.entries()) cuts.push(...(await inFile(i, () => cutsOf(checkedTables(file), i))));
  const [twice] = cuts.filter(({ weight }, i) => cuts.findIndex((each) => each.weight === weight) < i);
  if (twice !== undefined)
    throw new FontProblem(`Two files have the weight ${twice.weight}.`, 'Upload one upright file per weight.');
  const faces: Face[] = [];
  for (const [cut, weights] of cutsByWeight(cuts))
    faces.push({ weights, tables: await inFile(cut.file, () => keptTables(cut)) });
  return inFile(undefined, () => finishedFont(faces));
}

interface Face {
  readonly weights: readonly Weight[];
  readonly tables: Tables;
}

function finishedFont(faces: readonly Face[]): FontFiles {
  const fit = fitOf(faces.map(({ weights, tables }) => ({ weights, font: fontOpener(fontOf(tables))() })));
  const written = faces.map(({ tables, weights }) => ({ weights, bytes: fontOf(scaled(tables, fit.size)) }));
  const size = written.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size > MOST_KEPT_BYTES)
    throw new FontProblem(`Its letters need ${size} bytes, and the limit is ${MOST_KEPT_BYTES}.`, FEWER);
  const { family, licence } = fontNames(faces[0]?.tables.get('name') ?? new Uint8Array(0));
  return {
    family: isFontFamily(family) ? family : 'Brand',
    faces: written.map(({ weights, bytes }) => faceOf(weights, bytes)),
    width: fit.width,
    licence,
  };
}

function faceOf(weights: readonly Weight[], bytes: Uint8Array): EmbeddedFont {
  const [weight = 400] = weights;
  const lastWeight = weights.at(-1) ?? weight;
  const base64 = Buffer.from(bytes).toString('base64');
  return { weight, ...(lastWeight === weight ? {} : { lastWeight }), base64 };
}

function checkedTables(file: Uint8Array): Tables {
  if (file.length > LARGEST_FONT_FILE) {
    const hint = 'Upload the WOFF2 file of the font, or a version with fewer scripts.';
    throw new FontProblem(`It has ${file.length} bytes, and the limit is ${LARGEST_FONT_FILE}.`, hint);
  }
  return usedTables(file);
}

/** Names, copyright and licence. */
const KEPT_NAMES = [0, 1, 2, 4, 6, 13, 14, 16, 17];

async function keptTables({ tables, weight, isVariable }: Cut): Promise<Tables> {
  const request = { names: KEPT_NAMES, ...(isVariable ? { weight } : {}) };
  const subset = tablesOf(subsetFont(fontOf(tables), KEPT_CHARACTERS, request));
  checkOutlines(subset);
  const characters = new Set(hasCharacters(subset) ? fontOpener(fontOf(subset))().characterSet : []);
  const lacking = BASIC_LATIN.filter((each) => !characters.has(each.codePointAt(0) ?? 0));
  if (lacking.length > 0) {
    const some = lacking.slice(0, 10).join(' ');
    throw new FontProblem(
      `It lacks letters, figures or signs of Basic Latin: ${some}`,
      'Upload a font for Latin text.',
    );
  }
  return subset;
}

/** Otherwise fontkit rejects the font. */
function hasCharacters(tables: Tables): boolean {
  return viewOf(tables.get('cmap') ?? new Uint8Array(4)).getUint16(2) > 0;
}

/** Scaled in every program that draws it, by another number of units in an em. */
function scaled(tables: Tables, size: number): Tables {
  const head = Uint8Array.from(tables.get('head') ?? []);
  const view = viewOf(head);
  const units = Math.round(view.getUint16(18) / size);
  if (units < 16 || units > 16_384) throw new FontProblem('Its letters have an unusual size.', REPAIR);
  view.setUint16(18, units);
  return new Map([...tables, ['head', head]]);
}

/** `at`: the place of the file in question; undefined for all together. */
async function inFile<Value>(at: number | undefined, read: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    const { message, hint } = error instanceof FontProblem ? error : { message: 'It is damaged.', hint: REPAIR };
    throw new FontProblem(at === undefined ? message : `Font file ${at + 1}: ${message}`, hint);
  }
}
