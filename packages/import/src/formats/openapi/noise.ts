// What a map leaves away unless all is asked for: schemas that nothing but errors give. In, operations and schemas; out, those that
// are drawn and those that are not, with the lines to them.
import type { LeftOut } from '../../contract.js';
import type { Names } from './names.js';
import { type Answer, type Operation, valuesOf, withCallbacks } from './operations.js';
import { inUse, type Schema, type Schemas } from './schemas.js';

/** Answers whose schemas are noise: errors of the client and the server, and what stands for every other answer. */
const NOISE = /^(?:[45]..|default)$/i;
const BECAUSE = 'only errors give it; noise=all shows it';

export interface Sifted {
  readonly shown: readonly Schema[];
  readonly leftOut: readonly LeftOut[];
}

export function withoutNoise(
  all: readonly Schema[],
  operations: readonly Operation[],
  schemas: Schemas,
  names: Names,
): Sifted {
  const calls = operations.flatMap(withCallbacks);
  const inErrors = new Set(inUse(calls.flatMap(valuesOf), all, schemas));
  const elsewhere = new Set(
    inUse(
      calls.flatMap((each) => valuesOf(withoutErrors(each))),
      all,
      schemas,
    ),
  );
  const shown = all.filter((each) => elsewhere.has(each) || !inErrors.has(each));
  // Where there is nothing but errors they are what there is to see.
  if (shown.length === 0) return { shown: all, leftOut: [] };
  const kept = new Set(shown);
  const hidden = all.filter((each) => !kept.has(each));
  const gone = new Set(hidden.map(({ key }) => key));
  const items = hidden.map(({ key, place }) => ({ external: names.ofSchema(key), because: BECAUSE, place }));
  const lines = [
    ...calls.flatMap((each) =>
      linesTo(gone, schemas.reached(valuesOf(each)), names.ofOperation(each), each.place, names),
    ),
    ...hidden.flatMap((each) =>
      linesTo(
        new Set(all.map(({ key }) => key)),
        schemas.links(each).map(({ to }) => to),
        names.ofSchema(each.key),
        each.place,
        names,
      ),
    ),
  ];
  return { shown, leftOut: [...items, ...lines] };
}

function linesTo(
  wanted: ReadonlySet<string>,
  reached: readonly string[],
  from: string,
  place: LeftOut['place'],
  names: Names,
): readonly LeftOut[] {
  const found = new Set(reached.filter((key) => wanted.has(key)));
  return [...found].map((key) => ({ external: `${from} ${names.ofSchema(key)}`, because: BECAUSE, place }));
}

function withoutErrors(operation: Operation): Operation {
  const answers = operation.answers.filter((each) => !isError(each, operation));
  return { ...operation, answers, callbacks: [] };
}

/** `default` alone is the answer itself. */
function isError({ code }: Answer, { answers }: Operation): boolean {
  return NOISE.test(code) && !(code.toLowerCase() === 'default' && answers.length === 1);
}
