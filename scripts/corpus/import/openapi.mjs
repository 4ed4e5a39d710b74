// What an import of OpenAPI must contain, by the facts, in the map view, which shows operations and schemas.
export const format = 'openapi';

export const request = () => ({ options: { view: 'map' } });

const named = ({ method, path }) => `${method} ${path}`;

/** Of an operation and of what it calls back. */
function operationNames(operation) {
  const back = (operation.callbacks ?? []).flatMap(({ name, operations }) =>
    operations.map((each) => `${name} ${each}`),
  );
  return [named(operation), ...back];
}

export function expected({ operations = [], webhooks = [], schemas = [] }) {
  const all = [...operations, ...webhooks];
  const schemasOf = (each) => [...each.requestSchemas, ...each.responseSchemas, ...each.parameterSchemas];
  return {
    items: [...all.flatMap(operationNames), ...schemas.map(({ name }) => name)],
    relations: [
      ...all.flatMap((each) => schemasOf(each).map((schema) => [named(each), schema])),
      ...schemas.flatMap(({ name, refs = [] }) => refs.map((ref) => [name, ref])),
    ],
  };
}
