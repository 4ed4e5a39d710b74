// Resolves positions from a layout: in, items with ids and positions by id; out, each item with its position, in the
// items' order. Items without a position are skipped.

export interface Located<Thing, Place> {
  readonly of: Thing;
  readonly at: Place;
}

export function located<Thing, Place>(
  things: readonly Thing[],
  idOf: (thing: Thing) => string,
  places: ReadonlyMap<string, Place>,
): readonly Located<Thing, Place>[] {
  return things.flatMap((of) => {
    const at = places.get(idOf(of));
    return at === undefined ? [] : [{ of, at }];
  });
}

/** The same for items keyed by their ids. */
export function locatedById<Thing, Place>(
  things: ReadonlyMap<string, Thing>,
  places: ReadonlyMap<string, Place>,
): readonly Located<Thing, Place>[] {
  return located([...things], ([id]) => id, places).map(({ of: [, of], at }) => ({ of, at }));
}
