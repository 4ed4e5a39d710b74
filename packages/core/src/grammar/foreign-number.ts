// The number meant by text that is not one: `62%`, `1,000`, `1_000`, `.5`, `1e6`, `(120)`, `$120`, `120GB`. In, the text; out,
// the number as written here, and whether anything was guessed: a dropped unit or sign is reported nowhere else.

export interface NumberMeant {
  readonly text: string;
  readonly safe: boolean;
}

const FORM = /^([$€£¥~≈]?)(-?(?:\d[\d,_]*)?(?:\.\d+)?)(e[+-]?\d{1,3})?(%?)(:::[\w-]*)?([A-Za-zµ]{1,12})?$/;
/** Digits of a power of ten that is written out. */
const MOST_DIGITS = 15;

export function numberMeant(written: string): NumberMeant | undefined {
  const inside = /^(?:\((.*)\)|\[(.*)\])$/.exec(written);
  const text = (inside?.[1] ?? inside?.[2] ?? written).trim();
  const [, sign = '', digits = '', power = '', , , unit] = FORM.exec(text) ?? [];
  const bare = digits.replace(/[,_]/g, '').replace(/^(-?)\./, '$10.');
  if (!/^-?\d+(?:\.\d+)?$/.test(bare)) return undefined;
  const safe = unit === undefined && sign === '';
  if (power === '') return { text: bare, safe };
  const whole = String(Number(`${bare}${power}`));
  return /^-?\d+(?:\.\d+)?$/.test(whole) && whole.length <= MOST_DIGITS + 2 ? { text: whole, safe } : undefined;
}
