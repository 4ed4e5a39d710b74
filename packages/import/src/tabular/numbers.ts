// Numbers in cells: in, texts as people and programs write them, with units and thousands separators; out, numbers, and numbers
// as the language writes them.

const UNITS = new Set(
  '% ‰ € $ £ ¥ EUR USD GBP CHF JPY kg g mg t lb km m cm mm mi ft ms s sec min h kWh MWh GWh TWh Wh W kW MW GW kB KB MB GB TB B °C °F °'.split(
    ' ',
  ),
);
const MISSING = new Set(['', '-', '–', '—', '.', 'na', 'n/a', 'nan', 'null', 'none', '#n/a', '?']);
const PLAIN = /^[+-]?(?:\d{1,15}(?:\.\d{1,20})?|\.\d{1,20})(?:[eE][+-]?\d{1,2})?$/;
const THOUSANDS = /^[+-]?\d{1,3}(?:([,\u00a0\u202f' ])\d{3})(?:\1\d{3}){0,4}(?:\.\d{1,20})?$/;
const COMMA = /^[+-]?\d{1,15}(?:,\d{1,20})?$/;
const COMMA_THOUSANDS = /^[+-]?\d{1,3}(?:([.\u00a0\u202f' ])\d{3})(?:\1\d{3}){0,4}(?:,\d{1,20})?$/;

export function isMissing(text: string): boolean {
  return text.length < 6 && MISSING.has(text.toLowerCase());
}

export interface Quantity {
  readonly value: number;
  readonly unit?: string;
}

/** `comma`: the decimal separator. A number that begins with 0 is a code, such as a postal code. */
export function quantityOf(text: string, comma: boolean): Quantity | undefined {
  if (text.length > 40) return undefined;
  const { bare, unit } = withoutUnit(text);
  if (/^[+-]?0\d/.test(bare)) return undefined;
  const value = comma ? commaNumber(bare) : pointNumber(bare);
  if (value === undefined || !Number.isFinite(value) || Math.abs(value) >= 1e15) return undefined;
  return unit === undefined ? { value } : { value, unit };
}

function pointNumber(text: string): number | undefined {
  if (PLAIN.test(text)) return Number(text);
  return THOUSANDS.test(text) ? Number(text.replace(/[,\u00a0\u202f' ]/g, '')) : undefined;
}

function commaNumber(text: string): number | undefined {
  if (COMMA.test(text)) return Number(text.replace(',', '.'));
  return COMMA_THOUSANDS.test(text) ? Number(text.replace(/[.\u00a0\u202f' ]/g, '').replace(',', '.')) : undefined;
}

function withoutUnit(text: string): { readonly bare: string; readonly unit?: string } {
  const before = /^([+-]?)([$€£¥]|[A-Z]{3} )/.exec(text);
  const sign = before?.[2]?.trim();
  if (before && sign !== undefined && UNITS.has(sign))
    return { bare: (before[1] ?? '') + text.slice(before[0].length).trim(), unit: sign };
  const behind = /[^\d\s.,]{1,4}$/.exec(text.slice(-5))?.[0];
  if (behind !== undefined && UNITS.has(behind)) return { bare: text.slice(0, -behind.length).trim(), unit: behind };
  return { bare: text };
}

/** Six digits are enough for aggregated values. */
export function written(value: number): string {
  const rounded = Number(value.toPrecision(Math.abs(value) >= 1e6 ? 15 : 6));
  const whole = Math.abs(value) >= 1e5 ? Math.round(value) : rounded;
  const text = String(whole === 0 ? 0 : whole);
  return text.includes('e')
    ? whole
        .toFixed(12)
        .replace(/(?<!0)0+$/, '')
        .replace(/\.$/, '')
    : text;
}
