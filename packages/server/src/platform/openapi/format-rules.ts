// Which picture options each format supports, in the description: in, the schema of a request; out, the same with a sentence
// for each such option and a rule for each format. Made from the table by which other combinations are refused.
import { pictureFormats as formats } from '@linework/core';

type Json = Readonly<Record<string, unknown>>;

/** `byAccept`: the Accept header can name the format instead, so that a body without format does not mean SVG. */
export function withFormatRules(schema: Json, byAccept: boolean): Json {
  const { properties } = schema as { readonly properties?: Readonly<Record<string, Json>> };
  if (properties?.format === undefined) return schema;
  const bound = Object.keys(properties).filter((name) =>
    formats.some(({ takes }) => takes.some((each) => each === name)),
  );
  const entries = bound.map((name) => [name, withSentence(properties[name] ?? {}, formatsOf(name))]);
  const rules = formats.map(({ name, takes }) => ({
    if: {
      properties: { format: { const: name } },
      additionalProperties: true,
      // Without a format the picture is an SVG.
      ...(name === 'svg' && !byAccept ? {} : { required: ['format'] }),
    },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: {
      properties: Object.fromEntries(
        bound.filter((each) => !takes.some((one) => one === each)).map((each) => [each, false]),
      ),
      // The schema above declares the other properties; without this keyword linters take the rule for a closed schema.
      additionalProperties: true,
    },
  }));
  return { ...schema, properties: { ...properties, ...Object.fromEntries(entries) }, allOf: rules };
}

function formatsOf(option: string): string {
  const names = formats.filter(({ takes }) => takes.some((each) => each === option)).map(({ name }) => name);
  return names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function withSentence(property: Json, names: string): Json {
  const { description, ...rest } = property as { readonly description?: string };
  return { ...rest, description: [description, `For ${names} only.`].filter(Boolean).join(' ') };
}
