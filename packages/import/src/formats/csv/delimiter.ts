// The delimiter of a file: in, its text; out, the sign that splits most of its first lines alike, and the number of lines
// before the header that are not data (`sep=;`, which Excel writes).

const SIGNS = [',', ';', '\t', '|'] as const;
const BEGINNING = 20_000;
const LINES = 20;

export interface Delimiter {
  readonly delimiter: string;
  readonly skip: number;
}

export function delimiterOf(content: string): Delimiter {
  const match = /^\ufeff?sep=([^\r\n]|\\t)\r?\n/i.exec(content.slice(0, 20));
  if (match) return { delimiter: match[1] ?? ',', skip: 1 };
  const lines = outsideQuotes(content.slice(0, BEGINNING))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES);
  const scores = SIGNS.map((sign) => ({ sign, score: scoreOf(lines, sign) }));
  const best = scores.reduce((most, each) => (each.score > most.score ? each : most), { sign: ',', score: 0 });
  return { delimiter: best.sign, skip: 0 };
}

/** How many lines have as many signs as the first, then that number of signs. */
function scoreOf(lines: readonly string[], sign: string): number {
  const counts = lines.map((line) => line.split(sign).length - 1);
  const [first = 0] = counts;
  return first === 0 ? 0 : counts.filter((count) => count === first).length * 1_000 + Math.min(first, 999);
}

/** Treats quoted cells as empty, so that signs and line breaks in them do not count. */
function outsideQuotes(text: string): string {
  const parts = text.split('"');
  return parts.filter((_, index) => index % 2 === 0).join('');
}
