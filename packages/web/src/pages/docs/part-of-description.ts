// The part of an OpenAPI description that one object of it needs: in, the description and the path of the object; out, a description with
// only this object and what it refers to. Swagger UI normalizes a whole description whenever a reader opens an operation, so that without
// this each operation takes as long as all of them.

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** Texts that refer to a place in the same description, as `$ref` and the mapping of a discriminator do. */
function referencesIn(value: unknown): readonly string[] {
  const references: string[] = [];
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && next.startsWith('#/')) references.push(next);
    else if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next));
  }
  return references;
}

/** Returns the description unchanged if the object needs something other than components. */
export function partOfDescription(description: Json, [section, name]: readonly string[]): Json {
  if ((section !== 'paths' && section !== 'components') || name === undefined) return description;
  const object = memberOf(description[section], name);
  const { components } = description;
  // Operations refer to security schemes by name.
  const securitySchemes = memberOf(components, 'securitySchemes');
  const groups = new Map<string, Map<string, unknown>>();
  const addAll = (group: string, members: unknown): void => {
    if (isObject(members)) groups.set(group, new Map(Object.entries(members)));
  };
  addAll('securitySchemes', securitySchemes);
  if (section === 'components') addAll(name, object);
  const waiting = [object, securitySchemes];
  while (waiting.length > 0) {
    for (const reference of referencesIn(waiting.pop())) {
      const [, room, group, component] = reference.split('/');
      if (room !== 'components' || group === undefined || component === undefined) return description;
      const target = memberOf(memberOf(components, group), component);
      if (target === undefined) return description;
      const members = groups.get(group) ?? new Map<string, unknown>();
      if (members.has(component)) continue;
      groups.set(group, members.set(component, target));
      waiting.push(target);
    }
  }
  return {
    ...description,
    paths: section === 'paths' ? { [name]: object } : {},
    components: Object.fromEntries([...groups].map(([group, members]) => [group, Object.fromEntries(members)])),
  };
}
