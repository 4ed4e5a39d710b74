// Columns of `create table` that go beyond the words our columns take one by one: types of several words, actions, checks,
// functions. From a line to the column. Words that the table of columns handles by itself are left to it.
import { defaultText, type MeantColumn, plainColumn, withFlag } from './column-line.js';

const BEYOND =
  /\bon\s+(?:delete|update)\b|\bauto_?increment\b|\bgenerated\b|\bcheck\s*\(|\bcollate\b|\bcomment\s+'|\bconstraint\s|\bidentity\b|\bunsigned\b|\bdefault\s+(?:[\w.]+)?\(|::|`|\bdouble\s+precision\b|\b(?:with|without)\s+time\s+zone\b|\bvarying\b|\breferences\s+"?\w+"?\s*\.|^\[\w|^"[^"]+"\s+\w+.*\b(?:not\s+null|primary\s+key|references|default|unique)\b|\breferences\s+[\w."]+\s*(?:,|$)/i;

const NAME = '(?:"[^"]{1,80}"|`[^`]{1,80}`|\\[[^\\]]{1,80}\\]|[A-Za-z_]\\w*)';
const TYPE =
  '(?:(?:double\\s+precision|(?:character|char|bit)\\s+varying|long\\s+\\w+|[A-Za-z_][\\w.]*)(?:\\s*\\([^()]{0,300}\\))?(?:\\s+(?:with|without)\\s+(?:local\\s+)?time\\s+zone)?(?:\\[\\])*(?:\\s+unsigned)?)';
const HEAD = new RegExp(`^(${NAME})\\s+(${TYPE})(?=\\s|$)`, 'i');

export function sqlColumn(text: string): MeantColumn | undefined {
  if (!BEYOND.test(text)) return undefined;
  const head = HEAD.exec(text);
  if (head?.[1] === undefined || head[2] === undefined) return undefined;
  // The schema prefix of a type is removed.
  let of = plainColumn(head[1], head[2].replace(/^\w+\./, ''));
  let rest = text.slice(head[0].length).trim();
  while (rest !== '') {
    const next = clause(of, rest);
    if (next === undefined || next.length === 0) return undefined;
    of = next.of;
    rest = rest.slice(next.length).trim();
  }
  return of;
}

interface Clause {
  readonly of: MeantColumn;
  readonly length: number;
}

type Say = (of: MeantColumn, match: RegExpExecArray) => MeantColumn;

const GROUP = '\\((?:[^()]|\\([^()]*\\))*\\)';
const keepClause: Say = (of, [whole]) => ({
  ...of,
  rest: [...of.rest, whole.trim().replace(/\s+/g, ' ').toLowerCase()],
});

/** In this order: a longer clause precedes its own beginning. */
const CLAUSES: readonly (readonly [RegExp, Say])[] = [
  [/^not\s+null\b/i, (of) => of],
  [/^null\b/i, (of) => withFlag(of, 'nullable')],
  [/^primary\s+key\b/i, (of) => withFlag(of, 'pk')],
  [/^unique(?:\s+key)?\b/i, (of) => withFlag(of, 'unique')],
  [/^constraint\s+\S+/i, (of) => of],
  [
    /^references\s+(?:"?\w+"?\s*\.\s*)?["`[]?(\w+)["`\]]?(?:\s*\(\s*["`[]?(\w+)["`\]]?\s*\))?/i,
    (of, [, table = '', column]) => ({
      ...of,
      fk: `${table}.${column ?? 'id'}`,
      sure: of.sure && column !== undefined,
    }),
  ],
  [
    /^(?:on\s+(?:delete|update)\s+(?:cascade|restrict|no\s+action|set\s+null|set\s+default|current_timestamp(?:\(\d*\))?))/i,
    keepClause,
  ],
  [/^(?:match\s+\w+|(?:not\s+)?deferrable|initially\s+\w+)/i, keepClause],
  [/^auto_?increment\b/i, keepClause],
  [
    new RegExp(
      `^generated\\s+(?:always|by\\s+default)\\s+as\\s+(?:identity(?:\\s*${GROUP})?|${GROUP}(?:\\s+(?:stored|virtual))?)`,
      'i',
    ),
    keepClause,
  ],
  [new RegExp(`^identity(?:\\s*${GROUP})?`, 'i'), keepClause],
  [new RegExp(`^check\\s*${GROUP}`, 'i'), (of, [whole]) => ({ ...of, rest: [...of.rest, whole] })],
  [/^(?:collate|character\s+set)\s+\S+/i, keepClause],
  [/^comment\s+'((?:[^']|'')*)'/i, (of, [, comment = '']) => ({ ...of, comment: comment.replaceAll("''", "'") })],
  [
    new RegExp(
      `^default\\s+('(?:[^']|'')*'(?:::[\\w. ]+(?:\\([^()]*\\))?)?|${GROUP}|[\\w.]+(?:\\s*${GROUP})?(?:::\\w+)?|-?[\\d.]+)`,
      'i',
    ),
    (of, [, value = '']) => (/^null$/i.test(value) ? of : { ...of, default: defaultText(value) }),
  ],
];

function clause(of: MeantColumn, rest: string): Clause | undefined {
  for (const [pattern, say] of CLAUSES) {
    const match = pattern.exec(rest);
    if (match !== null) return { of: say(of, match), length: match[0].length };
  }
  return undefined;
}
