// Schemas of the description: in, a zod schema; out, a reference to a component, which is added with those it refers to.
import { z } from 'zod';

export type Json = Readonly<Record<string, unknown>>;
export type Components = Record<string, unknown>;

export function component(
  components: Components,
  name: string,
  schema: z.ZodType,
  io: 'input' | 'output',
  finish: (schema: Json) => Json = (each) => each,
): Json {
  const { $defs, $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  for (const [id, each] of Object.entries($defs ?? {})) components[id] = relinked(each);
  components[name] = finish(relinked(rest) as Json);
  return { $ref: `#/components/schemas/${name}` };
}

/** Turns references within one schema into references to components; removes keys that only JSON Schema knows. */
function relinked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relinked);
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    if (key === '$ref' && typeof each === 'string') out[key] = each.replace(/^#\/\$defs\//, '#/components/schemas/');
    else if (!(key === 'id' && typeof each === 'string') && key !== 'brief') out[key] = relinked(each);
  }
  return out;
}
