// Fonts for the characters Inter lacks. In: the texts of a picture. Out: the faces that have these characters, and the
// characters that no font of this machine has.
import { type BrandHas, NO_BRAND } from './brand-has.js';
import type { FontFace } from './font-file.js';
import { packageFaces } from './font-packages.js';
import { interFace } from './inter.js';
import { scriptsOf } from './scripts.js';
import { systemFaces } from './system-fonts.js';

export interface Substitutes {
  /** Faces in order of preference. */
  readonly faces: readonly FontFace[];
  /** Drawn by faces of packages, so the same on every machine that has the packages. */
  readonly packaged: readonly string[];
  /** Drawn by faces of this machine. */
  readonly found: readonly string[];
  /** Drawn as boxes. */
  readonly missing: readonly string[];
}

/** Where faces are searched; both sources are used only for characters Inter lacks. */
export interface FontSources {
  readonly packages: (scripts: readonly string[]) => Iterable<FontFace>;
  readonly machine: () => Iterable<FontFace>;
}

/**
 * Whether the character is invisible (Unicode's Default_Ignorable_Code_Point, without the fillers) and needs no font.
 */
export function isInvisible(code: number): boolean {
  if (code < 0x300) return code === 0xad;
  if (code < 0x2000) return code === 0x34f || code === 0x61c || (code >= 0x180b && code <= 0x180f);
  if (code <= 0x206f) return (code >= 0x200b && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e) || code >= 0x2060;
  return (code >= 0xfe00 && code <= 0xfe0f) || code === 0xfeff || (code >= 0xe0000 && code <= 0xe0fff);
}

/** Whether the face draws the character, as one glyph or from its parts. */
export function draws(face: FontFace, code: number): boolean {
  if (isInvisible(code) || face.has(code)) return true;
  const character = String.fromCodePoint(code);
  const parts = character.normalize('NFD');
  return parts !== character && [...parts].every((each) => face.has(each.codePointAt(0) ?? 0));
}

/** The characters that Inter and the brand's font lack, without duplicates, by code point. */
function lackingIn(texts: Iterable<string>, brandHas: BrandHas): readonly number[] {
  const inter = interFace();
  const known = new Map<number, boolean>();
  for (const text of texts) {
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      if (code >= 0x7f && !known.has(code)) known.set(code, brandHas(code) || draws(inter, code));
    }
  }
  return [...known].flatMap(([code, isDrawn]) => (isDrawn ? [] : [code])).sort((a, b) => a - b);
}

const SOURCES: FontSources = { packages: packageFaces, machine: systemFaces };

/** `brandHas`: whether the brand's font has the character, in every weight. */
export function substitutesFor(
  texts: Iterable<string>,
  sources: FontSources = SOURCES,
  brandHas: BrandHas = NO_BRAND,
): Substitutes {
  const lacking = lackingIn(texts, brandHas);
  if (lacking.length === 0) return { faces: [], packaged: [], found: [], missing: [] };
  const scripts = scriptsOf(lacking.map(character));
  const packaged = drawnBy(sources.packages(scripts), lacking);
  const cover = drawnBy(packaged.open.length === 0 ? [] : sources.machine(), packaged.open);
  return {
    faces: [...packaged.used, ...cover.used],
    packaged: packaged.drawn.map(character),
    found: cover.drawn.map(character),
    missing: cover.open.map(character),
  };
}

const character = (code: number): string => String.fromCodePoint(code);

interface Drawn {
  readonly used: readonly FontFace[];
  readonly drawn: readonly number[];
  readonly open: readonly number[];
}

/** The first faces that have the characters; the search stops once all are found. */
function drawnBy(faces: Iterable<FontFace>, codes: readonly number[]): Drawn {
  const used: FontFace[] = [];
  let open = codes;
  for (const face of faces) {
    const left = open.filter((code) => !draws(face, code));
    if (left.length === open.length) continue;
    used.push(face);
    open = left;
    if (open.length === 0) break;
  }
  const missing = new Set(open);
  return { used, drawn: codes.filter((code) => !missing.has(code)), open };
}
