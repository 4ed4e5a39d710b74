// A JSON Schema as a TypeScript type: in, a schema of the service's description; out, the text of a type.

export function typeOf(schema) {
  if (schema === undefined || schema === true) return 'unknown';
  if (schema.$ref) return `Schemas[${JSON.stringify(schema.$ref.split('/').at(-1))}]`;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return `(${alternatives.map(typeOf).join(' | ')})`;
  if (schema.allOf) return `(${schema.allOf.map(typeOf).join(' & ')})`;
  if (Array.isArray(schema.type)) return schema.type.map((type) => `(${typeOf({ ...schema, type })})`).join(' | ');
  return BY_TYPE[schema.type]?.(schema) ?? 'unknown';
}

const BY_TYPE = {
  string: () => 'string',
  integer: () => 'number',
  number: () => 'number',
  boolean: () => 'boolean',
  null: () => 'null',
  array: ({ items, prefixItems }) => (prefixItems ? `[${prefixItems.map(typeOf).join(', ')}]` : `(${typeOf(items)})[]`),
  object: objectOf,
};

function objectOf({ properties, required = [], additionalProperties }) {
  const fields = Object.entries(properties ?? {}).map(
    ([name, each]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(each)};`,
  );
  if (properties === undefined)
    return additionalProperties ? `{ [name: string]: ${typeOf(additionalProperties)} }` : 'Record<string, unknown>';
  return `{ ${fields.join(' ')} }`;
}
