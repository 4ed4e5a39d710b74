// Counts the work of a call, so that its growth can be tested without a clock: characters that string and regular
// expression calls of the platform look at, and look-ups in maps and sets.
type Count = (self: unknown, args: readonly unknown[], result: unknown) => number;

const sizeOf = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 1);

const COUNTED: readonly (readonly [object, readonly string[], Count])[] = [
  [String.prototype, ['charAt', 'charCodeAt', 'startsWith', 'endsWith'], () => 1],
  [
    String.prototype,
    ['slice', 'trim', 'trimStart', 'trimEnd', 'toLowerCase', 'repeat', 'normalize'],
    (_, __, result) => 1 + sizeOf(result) / 8,
  ],
  [
    String.prototype,
    ['indexOf', 'lastIndexOf', 'includes'],
    (self, _, result) => 1 + (typeof result === 'number' && result >= 0 ? result : sizeOf(self)) / 16,
  ],
  [String.prototype, ['replace', 'replaceAll', 'split', 'search', 'match'], (self) => 1 + sizeOf(self) / 4],
  [RegExp.prototype, ['exec', 'test'], (_, args) => 1 + sizeOf(args[0]) / 4],
  [
    Array.prototype,
    ['find', 'some', 'every', 'includes', 'indexOf', 'filter', 'map', 'flatMap', 'slice', 'concat'],
    (self) => 1 + sizeOf(self) / 4,
  ],
  [Map.prototype, ['get', 'has', 'set'], () => 1],
  [Set.prototype, ['has', 'add'], () => 1],
];

export function workOf(run: () => void): number {
  let work = 0;
  const undo: (() => void)[] = [];
  for (const [holder, names, count] of COUNTED) {
    for (const name of names) {
      const descriptor = Object.getOwnPropertyDescriptor(holder, name);
      const original: unknown = descriptor?.value;
      if (!descriptor || typeof original !== 'function') throw new Error(`no ${name}`);
      Object.defineProperty(holder, name, {
        ...descriptor,
        value(this: unknown, ...args: unknown[]): unknown {
          const result: unknown = Reflect.apply(original, this, args);
          work += count(this, args, result);
          return result;
        },
      });
      undo.push(() => Object.defineProperty(holder, name, descriptor));
    }
  }
  try {
    run();
  } finally {
    for (const each of undo) each();
  }
  return work;
}
