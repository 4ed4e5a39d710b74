// Our lines from what another language states: in, names and texts; out, a declaration or a relation.
import { labelText } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine } from '../../../syntax/habits/habit-line.js';
import { type DeclaredName, idOf } from '../../../syntax/habits/known-names.js';
import { quote } from '../../../syntax/quote.js';

export interface Said {
  readonly keyword: string;
  readonly type?: string | undefined;
  readonly id: string;
  readonly label?: string | undefined;
  readonly tech?: string | undefined;
  readonly sub?: string | undefined;
  readonly link?: string | undefined;
  readonly external?: boolean;
  readonly opens?: boolean;
}

export interface Made {
  readonly statements: readonly string[];
  readonly declares: readonly DeclaredName[];
}

export function declaration(line: HabitLine, fields: Said): Made {
  const { keyword, type, label, tech, sub, link, external, opens } = fields;
  const id = idOf(fields.id, line.known, false);
  const name = label === undefined || label === '' || label === id ? undefined : labelText(label);
  const option = (word: string, value: string | undefined): string | undefined =>
    value === undefined || value.trim() === '' ? undefined : `${word}=${quote(value)}`;
  const statement = [
    keyword,
    id,
    type,
    name === undefined ? undefined : quote(name),
    external ? 'external' : undefined,
    option('tech', tech),
    option('sub', sub === undefined ? undefined : labelText(sub)),
    option('link', link),
    opens ? '{' : undefined,
  ];
  return { statements: [joined(statement)], declares: [{ id, label: fields.id }] };
}

export function relation(
  line: HabitLine,
  {
    from,
    to,
    arrow = '->',
    label,
    tech,
    desc,
  }: {
    readonly from: string;
    readonly to: string;
    readonly arrow?: string;
    readonly label?: string | undefined;
    readonly tech?: string | undefined;
    readonly desc?: string | undefined;
  },
): Made {
  const [one, other] = [idOf(from, line.known, false), idOf(to, line.known, false)];
  const statement = [
    one,
    arrow,
    other,
    label === undefined || label === '' ? undefined : `: ${quote(labelText(label))}`,
    tech === undefined || tech === '' ? undefined : `tech=${quote(tech)}`,
    desc === undefined || desc === '' ? undefined : `desc=${quote(desc)}`,
  ];
  return { statements: [joined(statement)], declares: [] };
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter((each) => each !== undefined && each !== '').join(' ');
}
