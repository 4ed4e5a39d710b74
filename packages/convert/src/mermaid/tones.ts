// Turns fills into tones: in, the text of a style (`fill:#f9f,stroke:#333`); out, its declarations, and the tone whose hue
// band contains the fill. docs/conversion.md, Fills.
import { hueOf, type Tone, toneOfHue } from '@linework/core';
import { type Colour, readColour, seen } from './colours.js';

export interface Declaration {
  readonly property: string;
  readonly value: string;
}

/** Largest difference of the channels (0 to 255) of a grey or a near black of any hue. */
const FAINT = 14;
/** Below this saturation (HSL), a colour of medium lightness is a grey. */
const GREY = 0.2;
/** The brightest channel of a near black. */
const DARK = 50;
/** Lightness (of 255) from which a colour is pale and is judged by its perceived chroma. */
const PALE = 200;
/**
 * Distance from white in OKLab: snow, ivory, azure and ghost white are nearer, the palest tints of the usual palettes
 * farther.
 */
const NEAR_WHITE = 0.0215;
/** Chroma as a share of a pale colour's distance from white: a tint has more, a cool or warm grey less. */
const TINTED = 0.23;

/** Declarations are separated by commas or semicolons; a comma within one is written `\,` or is inside brackets. */
export function readDeclarations(text: string): readonly Declaration[] {
  const declarations: Declaration[] = [];
  let depth = 0;
  let part = '';
  const take = (): void => {
    const colon = part.indexOf(':');
    if (colon > 0) {
      const property = part.slice(0, colon).trim().toLowerCase();
      const value = part
        .slice(colon + 1)
        .replace(/!important/i, '')
        .trim();
      if (property !== '' && value !== '') declarations.push({ property, value });
    }
    part = '';
  };
  for (let at = 0; at < text.length; at++) {
    const c = text.charAt(at);
    if (c === '\\' && text.charAt(at + 1) === ',') {
      part += ',';
      at++;
    } else if (c === ';' || (c === ',' && depth === 0)) take();
    else {
      if (c === '(') depth++;
      else if (c === ')') depth = Math.max(0, depth - 1);
      part += c;
    }
  }
  take();
  return declarations;
}

/** The fill that counts: the last one. */
export function fillOf(declarations: readonly Declaration[]): string | undefined {
  return declarations.findLast((each) => each.property === 'fill')?.value;
}

/** The tone of a fill, or nothing for a grey, a near white, a near black, a pink, a transparent or unreadable one. */
export function toneOfFill(fill: string, declarations: readonly Declaration[] = []): Tone | undefined {
  const colour = readColour(fill);
  if (!colour || colour.alpha < 0.5 || !isColoured(colour)) return undefined;
  const faded = declarations.some(
    ({ property, value }) => (property === 'fill-opacity' || property === 'opacity') && Number.parseFloat(value) < 0.5,
  );
  if (faded) return undefined;
  return toneOfHue(hueOf(colour.red, colour.green, colour.blue));
}

function isColoured(colour: Colour): boolean {
  const { red, green, blue } = colour;
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 2;
  if (lightness >= PALE) return isTinted(colour);
  const chroma = most - least;
  if (chroma <= FAINT || most <= DARK) return false;
  return chroma / (255 - Math.abs(2 * lightness - 255)) >= GREY;
}

function isTinted(colour: Colour): boolean {
  const { lightness, chroma } = seen(colour);
  return Math.hypot(1 - lightness, chroma) > NEAR_WHITE && chroma > TINTED * (1 - lightness);
}
