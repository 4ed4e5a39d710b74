// Splits text into grapheme clusters, which readers see as one character: the rules of UAX 29 section 3.1.1 over our own
// tables, because Intl.Segmenter differs between platforms. In: any string, including lone surrogates.

import { hangulPart, isMark, isPictograph, isRegionalIndicator, ZERO_WIDTH_JOINER } from './characters.js';

/** The end of the cluster that starts at `start`; both are positions in UTF-16 code units. */
export function clusterEnd(text: string, start: number): number {
  let previous = text.codePointAt(start) ?? 0;
  let end = start + unitsOf(previous);
  let flagHalves = isRegionalIndicator(previous) ? 1 : 0;
  let pictograph = isPictograph(previous);
  while (end < text.length) {
    const code = text.codePointAt(end) ?? 0;
    if (isMark(code) || code === ZERO_WIDTH_JOINER) {
      if (isControl(previous)) break;
    } else if (isRegionalIndicator(code)) {
      if (flagHalves !== 1 || !isRegionalIndicator(previous)) break;
      flagHalves++;
    } else if (previous === ZERO_WIDTH_JOINER && pictograph && isPictograph(code)) {
      // A joined emoji continues.
    } else if (isViramaBefore(previous, code) && end > start + 1) {
      // A conjunct continues; a virama with nothing before it binds nothing.
    } else if (!continues(previous, code)) break;
    pictograph = isPictograph(code) || (pictograph && (isMark(code) || code === ZERO_WIDTH_JOINER));
    previous = code;
    end += unitsOf(code);
  }
  return end;
}

function unitsOf(code: number): 1 | 2 {
  return code > 0xffff ? 2 : 1;
}

/** Pairs that belong together whatever precedes them. */
function continues(previous: number, code: number): boolean {
  if (code < 0x300) return previous === 0x0d && code === 0x0a;
  if (code === 0xe33 || code === 0xeb3) return !isControl(previous); // Thai and Lao sara am
  if (isPrepended(previous)) return !isControl(code);
  const left = hangulPart(previous);
  const right = hangulPart(code);
  if (left === 1) return right === 1 || right === 2 || right >= 4;
  if (left === 2 || left === 4) return right === 2 || right === 3;
  return (left === 3 || left === 5) && right === 3;
}

/** A virama binds the next consonant of its script into a conjunct (GB9c: the scripts with linkers). */
function isViramaBefore(previous: number, code: number): boolean {
  if (code < 0x900 || code > 0xd7f || (previous & 0x7f) !== 0x4d) return false;
  if ((previous & ~0x7f) !== (code & ~0x7f)) return false;
  const block = previous & ~0x7f;
  const place = code & 0x7f;
  const linked =
    block === 0x900 || block === 0x980 || block === 0xa80 || block === 0xb00 || block === 0xc00 || block === 0xd00;
  return linked && ((place >= 0x15 && place <= 0x39) || (place >= 0x58 && place <= 0x5f));
}

/** Number signs written in front of the digits they cover (GB9b). */
function isPrepended(code: number): boolean {
  if (code < 0x600 || code > 0x110cd) return false;
  if (code <= 0x605 || code === 0x6dd || code === 0x70f || code === 0x890 || code === 0x891) return true;
  return code === 0x8e2 || code === 0xd4e || code === 0x110bd || code === 0x110cd;
}

function isControl(code: number): boolean {
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return true;
  return code === 0xad || code === 0x200b || code === 0x2028 || code === 0x2029 || code === 0xfeff;
}
