// Overrides of diagrams that are not graphs, such as a sequence, a chart or a timeline: in, the draft and the changes; out, the
// changed draft and the names that match nothing in it. Frames and order exist only in graphs and are reported as not applied.
import type { DraftOrigin } from '@linework/convert';
import type { DraftDeclaration, DraftEdge, DraftStatement } from '@linework/core';
import type { ImportedDraft } from '../contract.js';
import type { FilePlace } from '../file-place.js';
import { NAMED, type Overrides, overrideMessage } from './contract.js';
import { changed } from './graph.js';
import { nameBook } from './names.js';

export interface OverriddenDraft {
  readonly drafted: ImportedDraft;
  readonly unknown: readonly string[];
  readonly impossible: readonly ('groups' | 'order')[];
  /** What the statements that it names cannot have, so nothing changes. */
  readonly unfollowed: readonly string[];
}

export function overriddenDraft({ draft, origins }: ImportedDraft, overrides: Overrides): OverriddenDraft {
  const book = nameBook(origins.map(({ external }) => external));
  const of = (pattern: string): readonly DraftOrigin<FilePlace>[] => {
    const names = new Set(book.meant(pattern));
    return origins.filter(({ external }) => names.has(external));
  };
  const hidden = new Set((overrides.hide ?? []).flatMap(of));
  const gone = new Set([...hidden].map(({ statement }) => statement));
  const goneIds = new Set([...hidden].flatMap(({ kind, id }) => (kind === 'edge' ? [] : id)));
  const changes = new Map<DraftStatement, ((each: DraftDeclaration) => DraftDeclaration)[]>();
  const labels = new Map<DraftStatement, string>();
  for (const what of NAMED) {
    if (what === 'note') continue;
    for (const [pattern, value] of Object.entries(overrides[what] ?? {})) {
      for (const { statement } of of(pattern)) {
        if (what === 'rename') labels.set(statement, value);
        const list = changes.get(statement) ?? [];
        list.push((each) => changed(each, what, value));
        changes.set(statement, list);
      }
    }
  }
  const written = new Map<DraftStatement, DraftStatement>();
  const rewrite = (statements: readonly DraftStatement[]): readonly DraftStatement[] =>
    statements
      .filter((each) => !gone.has(each) && !(each.shape === 'edge' && (goneIds.has(each.from) || goneIds.has(each.to))))
      .map((each) => {
        const after = rewritten(each, changes.get(each) ?? [], labels.get(each), rewrite);
        written.set(each, after);
        return after;
      });
  const statements = [...rewrite(draft.statements), ...added(overrides, of)];
  const remaining = origins.flatMap((origin) => {
    const statement = written.get(origin.statement);
    return statement === undefined ? [] : [{ ...origin, statement }];
  });
  return {
    drafted: { draft: { ...draft, statements }, origins: remaining },
    unknown: book.unknown(),
    unfollowed: unfollowedBy(overrides, of),
    impossible: (['groups', 'order'] as const).filter((each) => (overrides[each] ?? []).length > 0),
  };
}

type Named = (pattern: string) => readonly DraftOrigin<FilePlace>[];

function unfollowedBy(overrides: Overrides, of: Named): readonly string[] {
  const { edges = [] } = overrides;
  const isNode = ({ kind, id }: DraftOrigin<FilePlace>): boolean => kind === 'node' && id !== '';
  const all: readonly (readonly [keyof Overrides, readonly string[], (origin: DraftOrigin<FilePlace>) => boolean])[] = [
    ...NAMED.map((what) => {
      const follows = ({ statement: { shape } }: DraftOrigin<FilePlace>): boolean =>
        shape === 'declaration' || (what === 'rename' && (shape === 'item' || shape === 'edge'));
      return [what, Object.keys(overrides[what] ?? {}), what === 'note' ? isNode : follows] as const;
    }),
    ['edges', edges.flatMap(({ from, to }) => [from, to]), isNode],
  ];
  return all.flatMap(([what, patterns, follows]) =>
    patterns
      .filter((each) => of(each).length > 0 && !of(each).some(follows))
      .map((each) => overrideMessage(what, each)),
  );
}

function rewritten(
  statement: DraftStatement,
  changes: readonly ((each: DraftDeclaration) => DraftDeclaration)[],
  label: string | undefined,
  rewrite: (statements: readonly DraftStatement[]) => readonly DraftStatement[],
): DraftStatement {
  if (statement.shape === 'edge') return label === undefined ? statement : { ...statement, label };
  if (statement.shape === 'item') {
    const { children } = statement;
    return {
      ...statement,
      ...(label === undefined ? {} : { label }),
      ...(children ? { children: rewrite(children) } : {}),
    };
  }
  if (statement.shape !== 'declaration') return statement;
  const { children, branches, ...after } = changes.reduce((each, change) => change(each), statement);
  return {
    ...after,
    ...(children ? { children: rewrite(children) } : {}),
    ...(branches ? { branches: branches.map((each) => ({ ...each, children: rewrite(each.children) })) } : {}),
  };
}

function added({ note = {}, edges = [] }: Overrides, of: Named): readonly DraftStatement[] {
  const ids = (pattern: string): readonly string[] =>
    of(pattern).flatMap(({ kind, id }) => (kind === 'node' && id !== '' ? [id] : []));
  return [
    ...edges.flatMap(({ from, to, label, arrow = '->', role }) =>
      ids(from).flatMap((start) =>
        ids(to).map(
          (end): DraftEdge => ({
            shape: 'edge',
            from: start,
            arrow,
            to: end,
            ...(label === undefined ? {} : { label }),
            ...(role === undefined ? {} : { options: [{ name: 'role', values: [{ raw: role }] }] }),
          }),
        ),
      ),
    ),
    ...Object.entries(note).flatMap(([pattern, text]) =>
      ids(pattern).map(
        (id): DraftStatement => ({ shape: 'row', keyword: 'note', cells: [{ raw: id }], texts: [text] }),
      ),
    ),
  ];
}
