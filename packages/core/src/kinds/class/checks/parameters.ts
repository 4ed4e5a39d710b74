// The parameters of an operation: in, the text between its brackets; out, the type of each, which distinguishes
// overloads.

const OPENERS = '(<[{';
const CLOSERS = ')>]}';

export function parameterTypes(parameters: string): readonly string[] {
  return parts(parameters).map((each) => {
    const plain = each.replace(/=.*$/, '');
    const colon = plain.indexOf(':');
    return (colon < 0 ? plain : plain.slice(colon + 1)).trim().replace(/\s+/g, ' ');
  });
}

/** Splits at commas outside all brackets. */
function parts(text: string): readonly string[] {
  if (text.trim() === '') return [];
  const out: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const c = text.charAt(at);
    if (OPENERS.includes(c)) depth++;
    else if (CLOSERS.includes(c)) depth = Math.max(0, depth - 1);
    else if (c === ',' && depth === 0) {
      out.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...out, text.slice(start)];
}
