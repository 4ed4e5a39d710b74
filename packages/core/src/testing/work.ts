// Counts the work of a call, so that its growth can be tested without a clock: characters that string and regular
// expression calls of the platform look at, elements that array calls look at, and look-ups in maps and sets. The platform's
// own functions are wrapped while the call runs and put back after it: V8's counts (precise coverage, profiles) end at their
// door, and what grows too fast is nearly always inside one of them.
interface Call {
  readonly self: unknown;
  readonly args: readonly unknown[];
  readonly result: unknown;
  /** Where a regular expression that goes on from its last match stood before the call. */
  readonly from: number;
  /** Times that the function it was given ran. */
  readonly calls: number;
}

type Count = (call: Call) => number;

const sizeOf = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 1);

/** As far as a search went: to what it found, or through the whole. */
const found = ({ self, result }: Call): number => (typeof result === 'number' && result >= 0 ? result : sizeOf(self));

const startOf = ({ args: [, from] }: Call): number => (typeof from === 'number' ? Math.max(0, from) : 0);

/**
 * Characters that a regular expression looked at: the whole text, or what lies between its last match and this one. One that
 * is tied to its place (`y`) and finds nothing there has looked at a few.
 */
function read({ self, args: [text], result, from }: Call): number {
  if (!(self instanceof RegExp) || !(self.global || self.sticky)) return sizeOf(text);
  if (result !== null && result !== false) return self.lastIndex - from;
  return self.sticky ? 1 : sizeOf(text) - from;
}

const COUNTED: readonly (readonly [object, readonly string[], Count])[] = [
  [String.prototype, ['charAt', 'charCodeAt', 'startsWith', 'endsWith'], () => 1],
  [
    String.prototype,
    ['slice', 'trim', 'trimStart', 'trimEnd', 'toLowerCase', 'repeat', 'normalize'],
    ({ result }) => 1 + sizeOf(result) / 8,
  ],
  [String.prototype, ['indexOf', 'includes'], (call) => 1 + Math.max(0, found(call) - startOf(call)) / 16],
  [String.prototype, ['lastIndexOf'], (call) => 1 + found(call) / 16],
  [String.prototype, ['replace', 'replaceAll', 'split', 'search', 'match'], ({ self }) => 1 + sizeOf(self) / 4],
  [RegExp.prototype, ['exec', 'test'], (call) => 1 + read(call) / 4],
  [Array.prototype, ['find', 'some', 'every', 'filter', 'map', 'flatMap'], ({ calls }) => 1 + calls / 4],
  [Array.prototype, ['indexOf'], (call) => 1 + found(call) / 4],
  [Array.prototype, ['includes', 'concat'], ({ self }) => 1 + sizeOf(self) / 4],
  [Array.prototype, ['slice'], ({ result }) => 1 + sizeOf(result) / 4],
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
          const from = this instanceof RegExp ? this.lastIndex : 0;
          let calls = 0;
          const [given] = args;
          const counted =
            Array.isArray(this) && typeof given === 'function'
              ? function (this: unknown, ...own: unknown[]): unknown {
                  calls++;
                  return Reflect.apply(given, this, own);
                }
              : given;
          const result: unknown = Reflect.apply(original, this, counted === given ? args : [counted, args[1]]);
          work += count({ self: this, args, result, from, calls });
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
