// Escapes any string as XML text or as an attribute value. Characters that XML 1.0 forbids (section 2.2) become U+FFFD.

const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Whether XML can hold the text. */
export function isXmlText(text: string): boolean {
  return text.search(FORBIDDEN) === -1;
}

/** Text that needs no escaping: most text. */
const PLAIN = /^[\t\n -%'-;=-\\^-\ud7ff\ue000-\ufffd]*$/;

/**
 * Text content; `>` only matters at the end of a CDATA section (XML 1.0, section 2.4). Line ends and tabs stay; a
 * carriage return is written as a reference because parsers drop a bare one.
 */
export function escapeText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(FORBIDDEN, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(']]>', ']]&gt;')
    .replaceAll('\r', '&#13;');
}

/** The value between double quotes; parsers turn bare white space into spaces, so it is written as spaces. */
export function escapeAttribute(text: string): string {
  return escapeText(text.replace(/[\t\n\r]/g, ' ')).replaceAll('"', '&quot;');
}

/** One line of visible text. Control characters become spaces, as in text measuring. */
export function escapeLine(text: string): string {
  return escapeText(text.replace(/[\u0000-\u001f]/g, ' '));
}
