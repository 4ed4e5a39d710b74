// The characters of Chinese and Japanese text that matter for line breaking: those that break like an ideograph, and those
// that may not start or end a line (kinsoku, after JIS X 4051 and UAX 14 classes CL, EX, IS, NS, CJ, OP, QU).

/** Breaks before and after: ideographs, kana and fullwidth forms, not Hangul, which keeps its words together. */
export function isIdeographic(code: number): boolean {
  if (code < 0x2e80) return false;
  if (code <= 0xa4cf) return !(code >= 0x3130 && code <= 0x318f);
  if (code < 0x16fe0)
    return (code >= 0xf900 && code <= 0xfaff) || (code >= 0xfe30 && code <= 0xfe4f) || isFullForm(code);
  return code <= 0x1b2ff || (code >= 0x1f200 && code <= 0x1f2ff) || (code >= 0x20000 && code <= 0x3ffff);
}

function isFullForm(code: number): boolean {
  return (code >= 0xff01 && code <= 0xff9f) || (code >= 0xffe0 && code <= 0xffe6);
}

/** Not at the start of a line. */
export function isClosing(code: number): boolean {
  return CLOSING.includes(String.fromCodePoint(code)) || isSmallKana(code);
}

/** Not at the end of a line. */
export function isOpening(code: number): boolean {
  return OPENING.includes(String.fromCodePoint(code));
}

const OPENING = '([{«‘“〈《「『【〔〖〘〚〝（［｛｟｢￡￥＄£¥$';

const CLOSING =
  ')]}»’”〉》」』】〕〗〙〛〞〟）］｝｠｣' + ',.:;!?%‰℃°…‥‼⁇⁈⁉、。，．：；！？％￠・･､｡' + 'ー々〻ゝゞヽヾ゛゜〜～-–—';

function isSmallKana(code: number): boolean {
  if (code < 0x3041 || code > 0xffff) return false;
  if (code >= 0x31f0 && code <= 0x31ff) return true;
  if (code >= 0xff67 && code <= 0xff70) return true;
  return 'ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ'.includes(String.fromCodePoint(code));
}
