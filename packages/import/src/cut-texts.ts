// Long texts of a draft: in, a draft as a reader made it; out, the same with every text cut, with a mark, to what the language
// accepts. Files can contain texts of any length, and no reader has to know the limit.
import { short } from '@linework/convert';
import { type DraftBranch, type DraftOption, type DraftStatement, LIMITS } from '@linework/core';
import type { ImportedDraft } from './contract.js';

/** If all texts together would fill the source, and in the header, whose line has its own limit. */
const SHORT_TEXT = 300;
const VISIBLE = /[^\p{C}\p{Z}]/u;
const NOT_SHOWN = '?';

export function withCutTexts(drafted: ImportedDraft): ImportedDraft {
  const { draft, origins } = drafted;
  const room = { left: LIMITS.characters / 2 };
  const isFull = draft.statements.some((each) => fills(each, room));
  const most = isFull ? SHORT_TEXT : LIMITS.text;
  const after = new Map<DraftStatement, DraftStatement>();
  const { title, options, ...header } = draft.header;
  const statements = draft.statements.map((each) => cut(each, most, after));
  return {
    draft: {
      header: {
        ...header,
        ...(title === undefined ? {} : { title: short(title, SHORT_TEXT) }),
        ...(options ? { options: cutOptions(options, SHORT_TEXT) } : {}),
      },
      statements,
    },
    origins: origins.map((origin) => ({ ...origin, statement: after.get(origin.statement) ?? origin.statement })),
  };
}

/** Takes the texts of a statement out of the room that is left, and returns whether there is none. */
function fills(statement: DraftStatement, room: { left: number }): boolean {
  const count = (text = ''): void => {
    room.left -= Math.min(text.length, LIMITS.text);
  };
  if (statement.shape === 'raw' || statement.shape === 'comment') count(statement.text);
  else if (statement.shape !== 'blank') {
    if (statement.shape !== 'row') count(statement.label);
    for (const { values } of statement.options ?? []) for (const each of values) if ('text' in each) count(each.text);
    if (statement.shape === 'row') for (const each of statement.texts ?? []) count(each);
  }
  return room.left < 0 || childrenOf(statement).some((each) => fills(each, room));
}

function childrenOf(statement: DraftStatement): readonly DraftStatement[] {
  if (statement.shape === 'item') return statement.children ?? [];
  if (statement.shape !== 'declaration') return [];
  return [...(statement.children ?? []), ...(statement.branches ?? []).flatMap(({ children }) => children)];
}

function cut(statement: DraftStatement, most: number, after: Map<DraftStatement, DraftStatement>): DraftStatement {
  const known = after.get(statement);
  if (known) return known;
  const shortened = cutOne(statement, most, (each) => cut(each, most, after));
  after.set(statement, shortened);
  return shortened;
}

function cutOne(
  statement: DraftStatement,
  most: number,
  inner: (statement: DraftStatement) => DraftStatement,
): DraftStatement {
  if (statement.shape === 'blank') return statement;
  if (statement.shape === 'comment') return { ...statement, text: short(statement.text, most) };
  if (statement.shape === 'raw') return { ...statement, text: cutStrings(statement.text, most) };
  const options = statement.options ? { options: cutOptions(statement.options, most) } : {};
  if (statement.shape === 'row') {
    const { texts, cells } = statement;
    return {
      ...statement,
      ...options,
      ...(texts ? { texts: texts.map((each) => short(each, most)) } : {}),
      ...(cells ? { cells: cells.map((each) => ('text' in each ? { text: short(each.text, most) } : each)) } : {}),
    };
  }
  if (statement.shape === 'item') {
    const { label, children } = statement;
    return {
      ...statement,
      ...options,
      label: shownLabel(label, most),
      ...(children ? { children: children.map(inner) } : {}),
    };
  }
  const label = statement.label === undefined ? {} : { label: shownLabel(statement.label, most) };
  if (statement.shape === 'edge') return { ...statement, ...options, ...label };
  const { children, branches } = statement;
  return {
    ...statement,
    ...options,
    ...label,
    ...(children ? { children: children.map(inner) } : {}),
    ...(branches ? { branches: branches.map((each) => cutBranch(each, most, inner)) } : {}),
  };
}

/** The language refuses an empty label, and control characters and spaces show nothing. */
function shownLabel(label: string, most: number): string {
  return VISIBLE.test(label) ? short(label, most) : NOT_SHOWN;
}

function cutBranch(
  branch: DraftBranch,
  most: number,
  inner: (statement: DraftStatement) => DraftStatement,
): DraftBranch {
  const { label, children } = branch;
  return {
    ...branch,
    ...(label === undefined ? {} : { label: shownLabel(label, most) }),
    children: children.map(inner),
  };
}

function cutOptions(options: readonly DraftOption[], most: number): readonly DraftOption[] {
  return options.map(({ name, values }) => ({
    name,
    values: values.map((each) => ('text' in each ? { text: short(each.text, most) } : each)),
  }));
}

/** The quoted strings of a line that is written unchanged. */
function cutStrings(line: string, most: number): string {
  if (line.length <= most) return line;
  return line.replace(/"((?:[^"\\]|\\.)*)"/gs, (whole, inside: string) => {
    if (inside.length <= most) return whole;
    const start = short(inside, most).slice(0, -1);
    const escapes = /(?<!\\)\\*$/.exec(start)?.[0].length ?? 0;
    return `"${escapes % 2 === 1 ? start.slice(0, -1) : start}…"`;
  });
}
