// Nesting of groups: in, the groups and which group names which; out, a parent for each nested group. Groups
// never contain each other, although Mermaid allows it.

interface Nested {
  readonly id: string;
  parent?: string;
}

export interface Closing {
  readonly id: string;
  /** The group it is written in. */
  readonly writtenIn: string | undefined;
}

/**
 * Sets the parent of each group: the group that names it first. Groups that would contain each other, each named inside the
 * other, stay where they were written; those are returned.
 */
export function nest(
  groups: ReadonlyMap<string, Nested>,
  owners: ReadonlyMap<string, string>,
  closed: readonly Closing[],
): readonly string[] {
  const written = new Map<string, string | undefined>();
  for (const { id, writtenIn } of closed) if (!written.has(id)) written.set(id, writtenIn);
  const inCircle = (id: string): boolean => {
    let at = owners.get(id);
    for (let steps = 0; at !== undefined && at !== id && steps < groups.size; steps++) at = owners.get(at);
    return at === id;
  };
  const loosened: string[] = [];
  for (const group of groups.values()) {
    const owner = owners.get(group.id);
    const circle = owner !== undefined && inCircle(group.id);
    if (circle && owner !== written.get(group.id)) loosened.push(group.id);
    const parent = circle ? written.get(group.id) : owner;
    if (parent !== undefined && !isInside(parent, group.id, groups)) group.parent = parent;
  }
  return loosened;
}

/** Whether `group` is `outer` or inside it. */
export function isInside(group: string | undefined, outer: string, groups: ReadonlyMap<string, Nested>): boolean {
  for (let at = group; at !== undefined; at = groups.get(at)?.parent) if (at === outer) return true;
  return false;
}
