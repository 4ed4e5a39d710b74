// What a layout placed, found again: in, things with ids and places by id; out, each thing with its place, in the things' order.
// What has no place is left out.

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

/** The same of things that stand by their ids. */
export function locatedById<Thing, Place>(
  things: ReadonlyMap<string, Thing>,
  places: ReadonlyMap<string, Place>,
): readonly Located<Thing, Place>[] {
  return located([...things], ([id]) => id, places).map(({ of: [, of], at }) => ({ of, at }));
}
