// What a map hides unless everything is requested: schemas that only errors return, and named plain values. In, operations and
// schemas; out, those that are drawn and those that are not, with the lines to them.
import type { LeftOut } from '../../contract.js';
import type { Names } from './names.js';
import { type Answer, type Operation, valuesOf, withCallbacks } from './operations.js';
import { inUse, isPlainValue, type Schema, type Schemas } from './schemas.js';

/** Responses whose schemas are noise: client and server errors, and the default for all other responses. */
const NOISE = /^(?:[45]..|default)$/i;
const OF_ERRORS = 'only errors return it; noise=all shows it';
const PLAIN = 'it is a plain value; noise=all shows it';

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
  const reasons = reasonsOf(all, calls, schemas);
  // If there is only noise, it is what there is to show.
  if (reasons.size === all.length) return { shown: all, leftOut: [] };
  const items = all.flatMap(({ key, place }): readonly LeftOut[] => {
    const because = reasons.get(key);
    return because === undefined ? [] : [{ external: names.ofSchema(key), because, place }];
  });
  const lines = (from: string, to: readonly string[], place: LeftOut['place'], own?: string): readonly LeftOut[] =>
    [...new Set(to)].flatMap((key) => {
      const because = reasons.get(key) ?? own;
      return because === undefined ? [] : [{ external: `${from} ${names.ofSchema(key)}`, because, place }];
    });
  const ofCalls = calls.flatMap((each) => lines(names.ofOperation(each), schemas.reached(valuesOf(each)), each.place));
  const ofSchemas = all.flatMap((each) => {
    const to = schemas.links(each).map((link) => link.to);
    return lines(names.ofSchema(each.key), to, each.place, reasons.get(each.key));
  });
  return { shown: all.filter(({ key }) => !reasons.has(key)), leftOut: [...items, ...ofCalls, ...ofSchemas] };
}

/** By key, why a schema is noise. One that an operation itself takes or returns is not a plain value. */
function reasonsOf(all: readonly Schema[], calls: readonly Operation[], schemas: Schemas): ReadonlyMap<string, string> {
  const inErrors = new Set(inUse(calls.flatMap(valuesOf), all, schemas));
  const regular = calls.flatMap((each) => valuesOf(withoutErrors(each)));
  const elsewhere = new Set(inUse(regular, all, schemas));
  const direct = new Set(schemas.reached(regular));
  const named = new Set(all.flatMap((each) => schemas.links(each).map(({ to }) => to)));
  return new Map(
    all.flatMap((each): readonly (readonly [string, string])[] => {
      if (inErrors.has(each) && !elsewhere.has(each)) return [[each.key, OF_ERRORS]];
      const plain = isPlainValue(each) && named.has(each.key) && !direct.has(each.key);
      return plain ? [[each.key, PLAIN]] : [];
    }),
  );
}

function withoutErrors(operation: Operation): Operation {
  const answers = operation.answers.filter((each) => !isError(each, operation));
  return { ...operation, answers, callbacks: [] };
}

/** A lone `default` is the regular response. */
function isError({ code }: Answer, { answers }: Operation): boolean {
  return NOISE.test(code) && !(code.toLowerCase() === 'default' && answers.length === 1);
}
