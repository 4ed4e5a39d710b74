// A number of a table as its author wrote it, in digits that are read at a glance: in, the number as written; out, its text, and
// where in it the decimal point stands. Digits are grouped by commas from 10,000 on, so that a year stays a year; the decimals are
// the author's, for they say how exact the number is.

/** Digits before and behind the point beyond which a number is written with its exponent. */
const MOST_WHOLE = 15;
const MOST_DECIMALS = 9;
const GROUPED_FROM = 5;

export function writtenNumber(written: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(written) ?? [];
  if (whole.length > MOST_WHOLE || decimals.length > MOST_DECIMALS) return withExponent(written);
  const grouped = whole.length < GROUPED_FROM ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${sign}${grouped}${decimals === '' ? '' : `.${decimals}`}`;
}

/** `1.2e308`; of more digits than a table has room for the first three. */
function withExponent(written: string): string {
  return Number(Number(written).toPrecision(3)).toExponential().replace('e+', 'e');
}

/** The part before the decimal point, and the rest. */
export function atPoint(text: string): readonly [whole: string, rest: string] {
  const at = text.search(/[.e]/);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
