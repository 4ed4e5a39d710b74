// JSON Schemas of arguments for tool lists, where every word costs an agent: in, a zod schema; out, what an agent needs to
// write them. A schema marked brief is cut to its type, and references are expanded. What only validation needs is omitted, because
// validation reports it: lengths, bounds of safe integers, titles, examples, `additionalProperties`.
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

const LEFT_OUT: ReadonlySet<string> = new Set([
  '$schema',
  '$defs',
  'id',
  'title',
  'examples',
  'propertyNames',
  'additionalProperties',
  'minLength',
  'maxLength',
]);

export function compactSchema(schema: z.ZodType): Json & { readonly type: 'object' } {
  const whole = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' }) as Json;
  return { ...(compacted(whole, (whole.$defs ?? {}) as Json, false) as Json), type: 'object' };
}

/** `names`: the keys are field names, whatever they are. */
function compacted(value: unknown, definitions: Json, names: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => compacted(each, definitions, false));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string') {
    const named = definitions[value.$ref.replace(/^#\/\$defs\//, '')];
    // A schema that refers to itself stays an unresolved reference: its parent says enough.
    return named === undefined ? {} : compacted(named, without(definitions, value.$ref), false);
  }
  if ('brief' in value && value.brief === true) {
    const { type, description } = value as Json;
    return { type, ...(description === undefined ? {} : { description }) };
  }
  const out: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    if (!names && (LEFT_OUT.has(key) || each === Number.MAX_SAFE_INTEGER)) continue;
    out[key] = compacted(each, definitions, !names && key === 'properties');
  }
  return out;
}

function without(definitions: Json, reference: string): Json {
  const { [reference.replace(/^#\/\$defs\//, '')]: _, ...rest } = definitions;
  return rest;
}
