// A number of a table in legible digits: in, the number as written; out, its text, and the position of its decimal
// point. Commas group digits from 10,000 on, so that years stay ungrouped; decimals stay as written because they show
// the precision.

/** Maximum digits before and after the point; a longer number is written with its exponent. */
const MOST_WHOLE = 15;
const MOST_DECIMALS = 9;
const GROUPED_FROM = 5;

export function writtenNumber(written: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(written) ?? [];
  if (whole.length > MOST_WHOLE || decimals.length > MOST_DECIMALS) return withExponent(written);
  const grouped = whole.length < GROUPED_FROM ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${sign}${grouped}${decimals === '' ? '' : `.${decimals}`}`;
}

/** `1.2e308`; the first three digits of a number too long for a table. */
function withExponent(written: string): string {
  return Number(Number(written).toPrecision(3)).toExponential().replace('e+', 'e');
}

/** The part before the decimal point, and the rest. */
export function atPoint(text: string): readonly [whole: string, rest: string] {
  const at = text.search(/[.e]/);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
