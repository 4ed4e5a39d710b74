// Names of operations and schemas: in, both; out, for each the name that its author would call it by, told apart by its file
// where two are called alike.
import type { Operation } from './operations.js';
import type { Schema } from './schemas.js';

export interface Names {
  readonly ofOperation: (operation: Operation) => string;
  readonly ofSchema: (key: string) => string;
}

export function namesOf(operations: readonly Operation[], schemas: readonly Schema[]): Names {
  const names = uniqueNames<Operation | Schema>([
    ...operations.flatMap((each) => withCallbacks(each, [])),
    ...schemas.map((each): Wanted<Schema> => [each, [each.name, `${each.file}:${each.name}`, each.key]]),
  ]);
  const byKey = new Map(schemas.map((each) => [each.key, names.get(each) ?? each.name]));
  return {
    ofOperation: (operation) => names.get(operation) ?? spelled(operation),
    ofSchema: (key) => byKey.get(key) ?? key,
  };
}

/** A thing, and what it may be called, the shortest first. */
type Wanted<Thing> = readonly [Thing, readonly string[]];

function withCallbacks(operation: Operation, way: readonly string[]): readonly Wanted<Operation>[] {
  const own = spelled(operation);
  const { file } = operation.document;
  const longer = way.length === 0 ? [] : [[...way, own].join(' ')];
  const choices = [own, ...longer];
  return [
    [operation, [...choices, ...choices.map((each) => `${file}:${each}`)]],
    ...operation.callbacks.flatMap((each) => withCallbacks(each, [...way, own])),
  ];
}

export function spelled({ method, path, callback }: Operation): string {
  return `${callback === undefined ? '' : `${callback} `}${method} ${path}`;
}

function uniqueNames<Thing>(all: readonly Wanted<Thing>[]): ReadonlyMap<Thing, string> {
  const names = new Map<Thing, string>();
  const taken = new Set<string>();
  let open = all;
  for (let level = 0; open.length > 0; level++) {
    const count = new Map<string, number>();
    const at = ([, choices]: Wanted<Thing>): string =>
      choices[level] ?? `${choices.at(-1) ?? ''} ${level - choices.length + 2}`;
    for (const each of open) count.set(at(each), (count.get(at(each)) ?? 0) + 1);
    const rest: Wanted<Thing>[] = [];
    for (const each of open) {
      const name = at(each);
      const last = level >= each[1].length;
      if (taken.has(name) || (!last && count.get(name) !== 1)) rest.push(each);
      else {
        names.set(each[0], name);
        taken.add(name);
      }
    }
    open = rest;
  }
  return names;
}
