// JSON Schemas for tool lists, where every word costs an agent: in, a zod schema; out, the same meaning in fewer words.
// A schema marked brief is cut to its type, and what a validator does not need goes: titles, examples, bounds of safe integers, `additionalProperties` of outputs, and,
// in outputs, descriptions.
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

export function compactSchema(schema: z.ZodType, io: 'input' | 'output'): Json & { readonly type: 'object' } {
  const { $schema: _, ...whole } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  const { $defs, ...rest } = compacted(whole, io) as Json & { readonly $defs?: Json };
  const used = reachable(rest, $defs ?? {});
  return { ...rest, ...(Object.keys(used).length > 0 ? { $defs: used } : {}), type: 'object' };
}

/** The definitions that a schema still names, directly or through others. */
function reachable(schema: unknown, definitions: Json): Json {
  const used: Record<string, unknown> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      const name = key === '$ref' && typeof each === 'string' ? each.replace(/^#\/\$defs\//, '') : undefined;
      if (name !== undefined && !Object.hasOwn(used, name) && Object.hasOwn(definitions, name)) {
        used[name] = definitions[name];
        visit(definitions[name]);
      } else visit(each);
    }
  };
  visit(schema);
  return used;
}

function compacted(value: unknown, io: 'input' | 'output', names = false): unknown {
  if (Array.isArray(value)) return value.map((each) => compacted(each, io));
  if (typeof value !== 'object' || value === null) return value;
  if ('brief' in value && value.brief === true) {
    const { type, description } = value as Json;
    return { type, ...(io === 'input' && description !== undefined ? { description } : {}) };
  }
  const out: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    if (!names && dropped(key, each, io)) continue;
    out[key] = compacted(each, io, !names && (key === 'properties' || key === '$defs'));
  }
  return out;
}

function dropped(key: string, value: unknown, io: 'input' | 'output'): boolean {
  if (key === 'id' || key === 'examples' || key === 'title' || key === 'propertyNames') return true;
  if (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) return true;
  return io === 'output' && ['description', 'additionalProperties', 'minimum', 'required'].includes(key);
}
