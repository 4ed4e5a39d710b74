// Boxes for characters that no font has, still searchable and copyable. In: text. Out: identical glyphs of a font made
// for the document (ISO 32000-1, section 9.6.5, Type 3), each mapped to the character it replaces (section 9.10.3).

export interface Boxes {
  /** em. */
  readonly widthOf: (text: string) => number;
  /** Draws at a baseline in the page's fill colour; px. */
  readonly draw: (text: string, x: number, y: number, size: number) => void;
  /** Writes the fonts. Nothing can be drawn afterwards. */
  readonly end: () => void;
}

/** Thousandths of an em. */
const ADVANCE = 700;
const BOX = '700 0 60 0 640 730 d1 60 0 580 730 re 120 60 460 610 re f*';
/** A font's codes are single bytes. */
const MOST_CODES = 256;

/**
 * A character with its marks, selectors and whatever a joiner attaches to it. Limited to what a CMap entry can hold;
 * the rest of a longer cluster is drawn in boxes of its own.
 */
const CLUSTER = /\P{M}(?:\p{M}|\u200c|\u200d|[\u{1f3fb}-\u{1f3ff}]|(?<=\u200d)\P{M}){0,40}|\p{M}{1,40}/gu;

function clustersOf(text: string): readonly string[] {
  return text.match(CLUSTER) ?? [];
}

interface BoxFont {
  readonly id: string;
  readonly reference: ReturnType<PDFKit.PDFDocument['ref']>;
  readonly characters: string[];
}

export function createBoxes(document: PDFKit.PDFDocument): Boxes {
  const fonts: BoxFont[] = [];
  const codes = new Map<string, { readonly font: BoxFont; readonly code: number }>();

  const codeOf = (character: string): { readonly font: BoxFont; readonly code: number } => {
    const known = codes.get(character);
    if (known !== undefined) return known;
    let font = fonts.at(-1);
    if (font === undefined || font.characters.length === MOST_CODES) {
      font = { id: `Box${fonts.length}`, reference: document.ref({}), characters: [] };
      fonts.push(font);
    }
    const code = { font, code: font.characters.length };
    font.characters.push(character);
    codes.set(character, code);
    document.page.fonts[font.id] = font.reference;
    return code;
  };

  return {
    widthOf: (text) => (clustersOf(text).length * ADVANCE) / 1000,
    draw: (text, x, y, size) => {
      // Glyphs are set upwards, on a page whose y axis points down.
      document.save().transform(1, 0, 0, -1, x, y);
      document.addContent('BT');
      for (const cluster of clustersOf(text)) {
        const { font, code } = codeOf(cluster);
        document.addContent(`/${font.id} ${size} Tf <${hex(code, 2)}> Tj`);
      }
      document.addContent('ET').restore();
    },
    end: () => {
      for (const font of fonts) embed(document, font);
    },
  };
}

function embed(document: PDFKit.PDFDocument, { reference, characters }: BoxFont): void {
  const box = document.ref({});
  box.end(BOX);
  const toUnicode = document.ref({});
  toUnicode.end(unicodeMap(characters));
  Object.assign(reference.data, {
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, ADVANCE, 730],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    CharProcs: { box },
    Encoding: { Type: 'Encoding', Differences: [0, ...characters.map(() => 'box')] },
    FirstChar: 0,
    LastChar: characters.length - 1,
    Widths: characters.map(() => ADVANCE),
    Resources: {},
    ToUnicode: toUnicode,
  });
  // Only a dictionary, without a stream.
  reference.end(undefined);
}

/** The most entries in one block of a CMap (Adobe Technical Note 5014). */
const MOST_ENTRIES = 100;

function unicodeMap(characters: readonly string[]): string {
  const entries = characters.map((character, code) => {
    const units = Array.from({ length: character.length }, (_, i) => hex(character.charCodeAt(i), 4)).join('');
    return `<${hex(code, 2)}> <${units}>`;
  });
  const blocks: string[] = [];
  for (let i = 0; i < entries.length; i += MOST_ENTRIES) {
    const block = entries.slice(i, i + MOST_ENTRIES);
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<00> <ff>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0');
}
