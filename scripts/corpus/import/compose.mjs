// What an import of Compose files must contain, by the facts.
export const format = 'compose';

export const expected = ({ services = [], volumes = [], networks = [], configs = [], secrets = [], edges = [] }) => ({
  items: [
    ...services.map(({ name }) => name),
    ...named('volume', volumes),
    ...named('network', networks),
    ...named('config', configs),
    ...named('secret', secrets),
  ],
  relations: edges.map(({ from, to }) => [from, to]),
});

function named(kind, list) {
  return list.map(({ name }) => `${kind} ${name}`);
}
