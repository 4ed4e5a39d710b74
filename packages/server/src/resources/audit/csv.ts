// A line of a CSV file: in, its values; out, the line as RFC 4180 has it. A spreadsheet takes a cell that begins like a formula for one and runs it
// (OWASP, CSV Injection), so such a cell gets an apostrophe in front.

const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  const quoted = text.includes('"') ? text.replaceAll('"', '""') : text;
  return FORMULA.test(text) ? `"'${quoted}"` : `"${quoted}"`;
}
