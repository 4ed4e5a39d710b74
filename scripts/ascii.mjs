// Bundled scripts in ASCII: in, a script; out, the same without any other character.

/**
 * Escapes every character outside ASCII: an ASCII script takes half the memory and reads the same in every encoding. esbuild
 * escapes only texts, so this escapes regular expressions too. Throws on a raw template with such a character, because an escape
 * would change its value.
 */
export function inAscii(script) {
  if (/String\.raw`[^`]*[^\0-\x7f]/.test(script)) throw new Error('A raw template contains a character outside ASCII.');
  return script.replace(/(\\[\0-\x7f])|\\?([^\0-\x7f])/g, (_, escaped, unit) => escaped ?? escapeOf(unit));
}

function escapeOf(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
