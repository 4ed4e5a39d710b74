// Names of operations and schemas: in, both; out, for each the name that its author would use, with its file if two have the
// same.
import { uniqueNames, type Wanted } from '../../unique-names.js';
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
