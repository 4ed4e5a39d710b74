// Kinds that are loaded when they are first read, at once: in, what loads each; out, the kinds. A kind's repairs of other languages are loaded
// when a line could need them. For bundles that can load code without waiting; on-demand.ts is for all others.
import type { Diagnostic } from '../diagnostics/report.js';
import type { Habit } from '../syntax/habits/habit-line.js';
import type { Habits, ReadBody, Signs } from '../syntax/habits/habits.js';
import type { AnyKind, Kinds } from './kind.js';

export interface KindLoader {
  /** The kind without repairs of other languages, if it has such a form. */
  readonly plain?: () => AnyKind;
  readonly whole: () => AnyKind;
}

/** In the order of the loaders. */
export function kindsOnFirstUse(loaders: Readonly<Record<string, KindLoader>>): Kinds {
  return new KindMap(loaders);
}

class KindMap extends Map<string, AnyKind> {
  readonly #loaders: Readonly<Record<string, KindLoader>>;

  constructor(loaders: Readonly<Record<string, KindLoader>>) {
    super();
    this.#loaders = loaders;
  }

  override get size(): number {
    return Object.keys(this.#loaders).length;
  }

  override has(name: string): boolean {
    return Object.hasOwn(this.#loaders, name);
  }

  override get(name: string): AnyKind | undefined {
    const loaded = super.get(name);
    const loader = this.has(name) ? this.#loaders[name] : undefined;
    if (loaded !== undefined || loader === undefined) return loaded;
    const kind = loadedKind(loader);
    super.set(name, kind);
    return kind;
  }

  override keys(): MapIterator<string> {
    return Object.keys(this.#loaders).values();
  }

  override *entries(): MapIterator<[string, AnyKind]> {
    for (const name of this.keys()) {
      const kind = this.get(name);
      if (kind !== undefined) yield [name, kind];
    }
  }

  override *values(): MapIterator<AnyKind> {
    for (const [, kind] of this.entries()) yield kind;
  }

  override [Symbol.iterator](): MapIterator<[string, AnyKind]> {
    return this.entries();
  }

  override forEach(visit: (kind: AnyKind, name: string, kinds: Map<string, AnyKind>) => void): void {
    for (const [name, kind] of this.entries()) visit(kind, name, this);
  }
}

function loadedKind({ plain, whole }: KindLoader): AnyKind {
  if (plain === undefined) return whole();
  const kind = plain();
  return { ...kind, habits: habitsOnFirstUse(kind.habits, () => whole().habits) };
}

/** What a kind without repairs knows of other languages says when they are needed (habits.ts). */
function habitsOnFirstUse(signs: Signs, load: () => Habits): Habits {
  const first =
    (habitsOf: (habits: Habits) => readonly Habit[]): Habit =>
    (line, text) => {
      for (const habit of habitsOf(load())) {
        const repair = habit(line, text);
        if (repair) return repair;
      }
      return undefined;
    };
  const twoReadings = (body: ReadBody): Diagnostic | undefined =>
    body.headed || body.repaired.length > 0 ? load().twoReadings?.(body) : undefined;
  const inLines = signs.doubtsLine === undefined ? {} : { inLines: [first((habits) => habits.inLines ?? [])] };
  return {
    ...signs,
    byStart: [first(({ byStart }) => byStart)],
    byForm: [first(({ byForm }) => byForm)],
    ...inLines,
    twoReadings,
  };
}
