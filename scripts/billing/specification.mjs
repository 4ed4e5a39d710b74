// Facts of the payment provider's API beside its OpenAPI (github.com/stripe/openapi, openapi/spec3.json): in, both; out, where they differ, in words. The
// two can be of different versions of the API. What the facts do not describe is not compared, except for its name.

export function differencesFrom(specification, { calls, objects }) {
  const { schemas } = specification.components;
  const resolved = (schema = {}) => (schema.$ref ? schemas[schema.$ref.split('/').at(-1)] : schema);
  const byObject = new Map(
    Object.values(schemas)
      .filter(({ properties }) => properties?.object?.enum?.length === 1)
      .map((each) => [`${each.properties.object.enum[0]}${each.properties.deleted?.enum ? ' deleted' : ''}`, each]),
  );
  return [
    ...Object.entries(calls).flatMap(([call, { parameters }]) => {
      const [method, path] = call.split(' ');
      const declared = Object.entries(specification.paths).find(([each]) => sameShape(each, path))?.[1][
        method.toLowerCase()
      ];
      return declared === undefined
        ? [`${call}: not in the specification`]
        : fieldsDiffer(call, parameters, parametersOf(declared, resolved), resolved);
    }),
    ...Object.entries(objects).flatMap(([name, fields]) => {
      const [kind] = fields.object?.enum ?? [];
      if (kind === undefined) return [];
      const schema = byObject.get(`${kind}${'deleted' in fields ? ' deleted' : ''}`);
      return schema === undefined
        ? [`${name}: not in the specification`]
        : fieldsDiffer(name, fields, schema, resolved);
    }),
  ];
}

const sameShape = (one, other) => one.replace(/\{\w+\}/g, '{}') === other.replace(/\{\w+\}/g, '{}');

/** Parameters of a query and of a form as the fields of one schema. */
function parametersOf({ parameters = [], requestBody }, resolved) {
  const form = resolved(requestBody?.content['application/x-www-form-urlencoded']?.schema);
  const query = parameters.filter((each) => each.in === 'query');
  return {
    properties: { ...Object.fromEntries(query.map(({ name, schema }) => [name, schema])), ...form.properties },
    required: [...query.filter(({ required }) => required).map(({ name }) => name), ...(form.required ?? [])],
  };
}

function fieldsDiffer(at, fields, { properties = {}, required = [] }, resolved) {
  const names = Object.keys(fields).map((each) => each.replace('?', ''));
  const words = [
    ...names.filter((each) => !(each in properties)).map((each) => `${at}.${each}: not in the specification`),
    ...Object.keys(properties)
      .filter((each) => !names.includes(each))
      .map((each) => `${at}.${each}: not in the facts`),
  ];
  for (const name of names.filter((each) => each in properties)) {
    const shape = fields[name] ?? fields[`${name}?`];
    // A field that can be null is always sent, and the specification does not require it.
    if (required.includes(name) && fields[name] === undefined)
      words.push(`${at}.${name}: required by the specification`);
    if (!required.includes(name) && fields[name] !== undefined && !properties[name].nullable)
      words.push(`${at}.${name}: not required by the specification`);
    const [own, others] = [valuesOf(shape), enumOf(properties[name], resolved)];
    const more = others.length === 0 ? [] : own.filter((each) => !others.includes(each));
    const fewer = own.length === 0 ? [] : others.filter((each) => !own.includes(each));
    for (const each of more) words.push(`${at}.${name}: the specification has no value ${JSON.stringify(each)}`);
    for (const each of fewer) words.push(`${at}.${name}: the facts have no value ${JSON.stringify(each)}`);
  }
  return words;
}

const valuesOf = (shape) => shape.enum ?? shape.anyOf?.flatMap(valuesOf) ?? [];

function enumOf(schema, resolved) {
  const { enum: values, anyOf } = resolved(schema);
  return values ?? anyOf?.flatMap((each) => enumOf(each, resolved)) ?? [];
}
