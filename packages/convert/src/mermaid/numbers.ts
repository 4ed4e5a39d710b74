// Numbers as Mermaid's charts write them: in, the text; out, the number as the language writes it, digit by digit.

/** Beyond this, the difference between two numbers is not representable. */
const LARGEST = 1e300;

/** Digits, a sign and a fraction; `.5` and `1.` are accepted. Returns nothing for other texts and for numbers too large to be drawn. */
export function numberOf(written: string): string | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(written.trim().replace(/_/g, ''));
  if (!match || `${match[2]}${match[3] ?? ''}` === '') return undefined;
  const whole = (match[2] ?? '').replace(/^0+(?=\d)/, '') || '0';
  const sign = match[1] === '-' ? '-' : '';
  const number = `${sign}${whole}${(match[3] ?? '') === '' ? '' : `.${match[3]}`}`;
  return Math.abs(Number(number)) < LARGEST ? number : undefined;
}
