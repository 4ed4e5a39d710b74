// A request of an operation, in the description: in, where its fields go; out, parameters and a body.
import { bodyTypes, type HttpRoute, hasBody, placeOf } from '@linework/operations';
import { z } from 'zod';
import { type Components, component, type Json } from './components.js';
import { withFormatRules } from './format-rules.js';

export function parametersOf(http: HttpRoute, input: z.ZodObject, examples: Json): readonly Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(pick(input, http, false), {
    io: 'input',
    target: 'draft-2020-12',
  });
  return Object.entries(properties).map(([name, each]) => {
    const { description, ...rest } = each as { readonly description?: string };
    return {
      name,
      in: placeOf(http, name),
      required: required.includes(name),
      ...(description ? { description } : {}),
      schema: rest,
      ...(name in examples ? { example: examples[name] } : {}),
    };
  });
}

export function requestBody(
  components: Components,
  name: string,
  http: HttpRoute,
  input: z.ZodObject,
  examples: Json,
): { readonly requestBody?: Json } {
  if (!hasBody(http)) return {};
  const { body } = http;
  const types = bodyTypes(http);
  if (body?.as === 'bytes') {
    const described = (type: string) => [type, { schema: { type: 'string', contentMediaType: type } }];
    return { requestBody: { required: true, content: Object.fromEntries(types.map(described)) } };
  }
  const within = pick(input, http, true);
  const fields = Object.keys(within.shape);
  if (fields.length === 0) return {};
  const schema = component(components, name, within, 'input', (each) =>
    withFormatRules(each, http.answer?.as === 'picture'),
  );
  const example = Object.fromEntries(Object.entries(examples).filter(([field]) => fields.includes(field)));
  return {
    requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema, example }])) },
  };
}

/** The part of an input that goes in the body, or the other part. */
function pick(input: z.ZodObject, http: HttpRoute, inBody: boolean): z.ZodObject {
  const fields = Object.entries(input.shape).filter(([name]) => (placeOf(http, name) === 'body') === inBody);
  return fields.length === Object.keys(input.shape).length ? input : z.strictObject(Object.fromEntries(fields));
}
