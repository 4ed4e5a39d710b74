// Counts the work of a call, so that its growth can be tested without a clock: characters that the platform's string and
// regular expression calls read, elements that array calls visit, and look-ups in maps and sets. Wraps the platform's own
// functions while the call runs and restores them after it: V8's counts (precise coverage, profiles) do not reach inside
// them, and what grows too fast is nearly always inside one of them.
interface Call {
  readonly self: unknown;
  readonly args: readonly unknown[];
  readonly result: unknown;
  /** Position before the call of a regular expression that continues from its last match. */
  readonly from: number;
  /** How often the given function ran. */
  readonly calls: number;
}

type Count = (call: Call) => number;

const sizeOf = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 1);

/** How far a search went: to its match, or to the end. */
const sizeOfCall = ({ self, result }: Call): number =>
  typeof result === 'number' && result >= 0 ? result : sizeOf(self);

const startOf = ({ args: [, from] }: Call): number => (typeof from === 'number' ? Math.max(0, from) : 0);

/**
 * Characters that a regular expression read: the whole text, or the part between its last match and this one. One that is tied
 * to its position (`y`) and does not match there has read a few.
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
  [String.prototype, ['indexOf', 'includes'], (call) => 1 + Math.max(0, sizeOfCall(call) - startOf(call)) / 16],
  [String.prototype, ['lastIndexOf'], (call) => 1 + sizeOfCall(call) / 16],
  [String.prototype, ['replace', 'replaceAll', 'split', 'search', 'match'], ({ self }) => 1 + sizeOf(self) / 4],
  [RegExp.prototype, ['exec', 'test'], (call) => 1 + read(call) / 4],
  [Array.prototype, ['find', 'some', 'every', 'filter', 'map', 'flatMap'], ({ calls }) => 1 + calls / 4],
  [Array.prototype, ['indexOf'], (call) => 1 + sizeOfCall(call) / 4],
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
          const [first] = args;
          const counted =
            Array.isArray(this) && typeof first === 'function'
              ? function (this: unknown, ...own: unknown[]): unknown {
                  calls++;
                  return Reflect.apply(first, this, own);
                }
              : first;
          const result: unknown = Reflect.apply(original, this, counted === first ? args : [counted, args[1]]);
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
