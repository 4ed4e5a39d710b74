// What an answer reveals of others: in, its text and who asked; out, every name in it that is none of theirs.
import type { Names } from './model-deed.js';
import { orgOf, seesIn } from './model-rules.js';
import type { State } from './model-state.js';

interface Told {
  readonly name: string;
  readonly called: string;
}

/** Names that a person may not read, as the model sees it; `states`: before and after the answer. */
export function secretsFrom(person: number, names: Names, states: readonly State[]): readonly Told[] {
  const own = new Set(
    states.flatMap(({ orgs }) => orgs.flatMap(({ members }, at) => (members[person] === undefined ? [] : [at]))),
  );
  const known = new Set(states.flatMap(({ orgs }) => [...own].flatMap((at) => orgs[at]?.known ?? [])));
  const isSeen = (at: number): boolean =>
    states.some((state) => {
      const row = state.diagrams[at];
      const org = row && orgOf(state, row);
      return org === undefined ? row?.owner === `person ${person}` : seesIn(org, row?.folder ?? '', person);
    });
  const after = states.at(-1);
  return [
    ...names.orgs.flatMap((name, at) => (own.has(at) ? [] : [{ name, called: `organisation ${at}` }])),
    ...names.diagrams.flatMap((name, at) => (isSeen(at) ? [] : [{ name, called: `diagram ${at}` }])),
    ...names.invites.flatMap((name, at) =>
      own.has(after?.invites[at]?.org ?? -1) ? [] : [{ name, called: `invitation ${at}` }],
    ),
    ...names.people.flatMap(({ id, email }, at) =>
      at === person || known.has(at)
        ? []
        : [
            { name: id, called: `person ${at}` },
            { name: email, called: `the address of person ${at}` },
          ],
    ),
  ];
}

/** A text for people: with the model's names in place of the service's. */
export function readable(text: string, names: Names): string {
  const all = [
    ...names.orgs.map((name, at) => [name, `ORGANISATION-${at}`] as const),
    ...names.slugs.map((name, at) => [name, `SLUG-${at}`] as const),
    ...names.diagrams.map((name, at) => [name, `DIAGRAM-${at}`] as const),
    ...names.invites.map((name, at) => [name, `INVITATION-${at}`] as const),
    ...names.links.map((name, at) => [name, `LINK-${at}`] as const),
    ...names.people.flatMap(({ id, email }, at) => [[id, `PERSON-${at}`] as const, [email, `ADDRESS-${at}`] as const]),
  ];
  return all.reduce((shown, [name, called]) => shown.replaceAll(name, called), text);
}
