// Compares words of cells with the key. In, the lines; out, warnings: a word missing from the key, an unused line of
// the key, a mark written as another word.
import { type RowEntry, valueText } from '../../../grammar/entry.js';
import type { ValueToken } from '../../../syntax/token.js';
import { nearest } from '../../../text/similar.js';
import { cellOf, unexplained } from '../cells.js';
import { report } from '../codes.js';
import { usedTones } from '../grounds.js';
import type { MarkWord } from '../model.js';
import type { MatrixSource } from './source.js';

/** Maximum words shown in a hint. */
const SHOWN = 8;

export function checkKey(source: MatrixSource, rows: readonly RowEntry[]): void {
  const { key, model, add } = source;
  const tones = new Set<string>(usedTones(model));
  const strange: { readonly word: string; readonly token: ValueToken; readonly row: RowEntry }[] = [];
  for (const row of rows)
    for (const token of row.cells.get('cell') ?? []) {
      const cell = cellOf(token, key, () => true);
      if (cell.type === 'signs') for (const { word } of cell.signs) tones.add(word);
      for (const word of unexplained(cell, token)) if (token) strange.push({ word, token, row });
    }
  reportStrange(source, strange, tones);
  for (const { word, span } of model.key) if (rows.length > 0 && !tones.has(word)) add(report('W764', span, { word }));
  reportMarks(source, rows);
}

function reportStrange(
  { key, add }: MatrixSource,
  strange: readonly { readonly word: string; readonly token: ValueToken; readonly row: RowEntry }[],
  tones: ReadonlySet<string>,
): void {
  const known = [...key.keys()];
  if (known.length === 0) return;
  const words = new Set(strange.map(({ word }) => word));
  // A key for one of several letters explains only that letter, so it is not complete.
  const isComplete = known.length > 1 && [...tones].filter((each) => key.has(each)).length >= words.size;
  for (const { word, token, row } of strange) {
    const near =
      known.find((each) => each.toLowerCase() === word.toLowerCase()) ??
      [...key.values()].find(({ meaning = '' }) => meaning.toLowerCase() === word.toLowerCase())?.word ??
      nearest(word, known)[0];
    if (near === undefined && !isComplete) continue;
    const whole = token.type === 'word' && near !== undefined && !row.statement.repaired;
    add(
      report(
        'W760',
        row.statement.repaired ? row.statement.span : token.span,
        { word, known: known.slice(0, SHOWN), ...(near === undefined ? {} : { near }) },
        whole ? { span: token.span, text: near, safe: false } : undefined,
      ),
    );
  }
}

type Meant = MarkWord | '-';

const OTHER_WORDS: Readonly<Record<Meant, ReadonlySet<string>>> = {
  yes: new Set(['yes', 'true', 'y', 'x', '✓', '✔', '✔\ufe0f', '✅', '☑', '●', '•', 'check']),
  no: new Set(['no', 'false', 'n', '✗', '✘', '✕', '✖', '❌', '☒', '○', 'cross']),
  partly: new Set(['partly', 'partial', 'partially', 'half', 'limited', '~', '◐', '◑', '⚠', '⚠\ufe0f', '(x)']),
  '-': new Set(['', '-', '–', '—', 'n/a', 'na', 'null', 'nil', 'none', 'nan', 'undefined']),
};
const MEANINGS: readonly Meant[] = ['yes', 'no', 'partly', '-'];

function meaningOf(text: string): Meant | undefined {
  const word = text.trim().toLowerCase();
  return MEANINGS.find((each) => OTHER_WORDS[each].has(word));
}

/** If a key defines the words, only empty cells are checked. */
function reportMarks({ key, add }: MatrixSource, rows: readonly RowEntry[]): void {
  for (const { cells, statement } of rows)
    for (const token of cells.get('cell') ?? []) {
      if (token === null || (token.type !== 'word' && token.type !== 'string')) continue;
      const text = valueText(token);
      const mark = meaningOf(text);
      if (
        mark === undefined ||
        (text.trim() === mark && mark !== '-') ||
        key.has(text.trim()) ||
        (key.size > 0 && mark !== '-')
      )
        continue;
      const actual = token.type === 'string' ? `"${text}"` : `'${text}'`;
      const fix = statement.repaired ? undefined : { span: token.span, text: mark, safe: false };
      add(report('W765', statement.repaired ? statement.span : token.span, { found: actual, mark }, fix));
    }
}
