// The tables of an uploaded font that are used. In: the bytes of a file that anyone can have made. Out: its tables, if it is a TrueType font that
// may be embedded. Throws FontProblem for any other font, and RangeError for a damaged file.
import { FontProblem } from './problem.js';
import { APPLE_TRUETYPE, type Tables, TRUETYPE, tablesOf, viewOf } from './sfnt.js';
import { flavourOf, MOST_BYTES, WOFF2, woff2Tables } from './woff2.js';

const WOFF1 = 0x774f4646;
const COLLECTION = 0x74746366;
const CFF = 0x4f54544f;

/** Everything else in a file is dropped unread. */
const USED = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'glyf', 'loca', 'GDEF', 'GPOS'],
  ...['fvar', 'avar', 'gvar', 'HVAR', 'MVAR', 'STAT'],
];
const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'glyf', 'loca'];

const UPLOAD_TRUETYPE = 'Upload the TrueType version of the font: a .ttf file, or a WOFF2 file made from it.';

export function usedTables(file: Uint8Array): Tables {
  if (file.length < 12) throw new FontProblem('It is not a font.', UPLOAD_TRUETYPE);
  const mark = viewOf(file).getUint32(0);
  const isPacked = mark === WOFF2;
  checkMark(isPacked ? flavourOf(file) : mark);
  const all = isPacked ? woff2Tables(file) : tablesOf(file);
  const used = new Map(USED.flatMap((tag) => entryOf(all, tag)));
  const lacking = NEEDED.filter((tag) => !used.has(tag));
  if (lacking.length > 0) {
    throw new FontProblem(`It lacks the tables ${lacking.join(', ')}.`, UPLOAD_TRUETYPE);
  }
  const size = [...used.values()].reduce((sum, { length }) => sum + length, 0);
  if (size > MOST_BYTES)
    throw new FontProblem('It has too many glyphs.', 'Upload a version for Latin, Greek and Cyrillic text only.');
  checkEmbedding(used);
  return used;
}

function entryOf(tables: Tables, tag: string): readonly (readonly [string, Uint8Array])[] {
  const table = tables.get(tag);
  return table === undefined ? [] : [[tag, table]];
}

function checkMark(mark: number): void {
  switch (mark) {
    case TRUETYPE:
    case APPLE_TRUETYPE:
      return;
    case COLLECTION:
      throw new FontProblem('It is a collection of fonts.', 'Upload each font as a file of its own, as .ttf or WOFF2.');
    case CFF:
      throw new FontProblem('It has PostScript outlines (CFF).', UPLOAD_TRUETYPE);
    case WOFF1:
      throw new FontProblem('It is a WOFF file of version 1.', 'Upload the .ttf or WOFF2 file of the font.');
    default:
      throw new FontProblem('It is not a font.', UPLOAD_TRUETYPE);
  }
}

const RESTRICTED = 0x0002;
const PERMISSIONS = 0x000f;
const NO_SUBSETS = 0x0100;
const ONLY_BITMAPS = 0x0200;

/** Of several permissions the most generous counts. OpenType 1.9, chapter "OS/2", field fsType. */
function checkEmbedding(tables: Tables): void {
  const table = tables.get('OS/2');
  if (table === undefined) return;
  const type = viewOf(table).getUint16(8);
  const reason =
    (type & PERMISSIONS) === RESTRICTED
      ? 'it may not be embedded'
      : type & NO_SUBSETS
        ? 'only the whole font may be embedded'
        : type & ONLY_BITMAPS
          ? 'its outlines may not be embedded'
          : undefined;
  if (reason === undefined) return;
  throw new FontProblem(
    `Its licence forbids this use: the file says that ${reason} (OS/2 fsType 0x${type.toString(16).padStart(4, '0')}).`,
    'Use an open font, or ask its maker for a file that permits embedding.',
  );
}
