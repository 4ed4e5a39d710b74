// Labels that begin with a noun that only looks like a verb (docs/language.md, Edges, rule 5: a read replica, a pull
// request): by the
// phrase, the words that make it a noun when they follow. Such a label draws no icon. A word is listed only if the two name
// an object and nobody would use them for an action: a job can be triggered and a table updated, so `trigger job` and
// `updates table` stay verbs; a point cannot be mounted.

const AFTER: Readonly<Record<string, string>> = {
  call: 'center centre centers centres stack sign signs graph log queue option options volume quality',
  delete: 'marker markers button',
  deploy: 'key keys hook hooks preview previews token tokens button target targets',
  fetch: 'api size join joins',
  graphql: 'schema schemas server gateway client clients endpoint resolver resolvers api layer federation',
  grant: 'type types program programs programme programmes',
  grpc: 'server servers client clients gateway service services stub stubs channel channels endpoint port api',
  http: 'client clients server servers proxy header headers endpoint endpoints port gateway status code codes method methods cookie cookies listener trigger api',
  https: 'client clients server servers proxy endpoint endpoints port gateway listener certificate certificates',
  insert: 'statement statements trigger triggers mode rate',
  'log in': 'page pages screen button form link url flow prompt dialog attempt attempts',
  'log out': 'page screen button link url flow',
  logs: 'bucket archive pipeline viewer dashboard index',
  'logs and metrics': 'pipeline dashboard dashboards',
  'look up': 'table tables',
  metrics:
    'server servers endpoint endpoints dashboard dashboards exporter exporters pipeline store database api collector port',
  mount: 'point points path paths target targets option options',
  notify: 'list',
  produce: 'market section stand',
  publish: 'date dates button step',
  query:
    'string strings parameter parameters param params language languages plan plans planner planners engine engines builder builders optimizer router editor result results time history side',
  read: 'replica replicas model models side only lock locks timeout timeouts path paths capacity quorum receipt receipts access api concern preference through throughput pool endpoint permission permissions scope scopes store',
  'read write': 'lock locks access permission permissions ratio split splitting mode scope',
  reading: 'list lists time room',
  receive: 'buffer buffers queue window',
  reports: 'page dashboard folder bucket database table service tab view archive portal',
  request:
    'body bodies id ids header headers queue queues handler handlers timeout timeouts rate rates limit limits path context payload type router response line count volume size',
  requests: 'queue queues library',
  rest: 'api apis client clients endpoint endpoints server servers service services controller controllers interface gateway layer proxy day period of',
  routes: 'table config map module folder',
  save: 'button point points dialog',
  schedules: 'table page list calendar',
  send: 'queue queues buffer button rate window',
  'sign in': 'page pages screen button form link url flow prompt dialog attempt attempts',
  'sign out': 'page screen button link url flow',
  starts: 'with',
  store: 'front fronts manager managers owner owners page credit api service hours locator procedure',
  stores: 'list locator',
  telemetry: 'pipeline collector agent data endpoint service server stream sdk gateway',
  traces: 'endpoint pipeline dashboard backend store collector',
  trigger: 'rule rules condition conditions name type word point',
  triggers: 'list config',
  update: 'statement statements trigger triggers interval frequency loop manager channel mode available',
  updates: 'channel feed topic stream available',
  upload: 'service api bucket queue limit limits size speed button page url progress endpoint handler',
  uploads: 'bucket volume dir',
  write:
    'ahead path paths model models side lock locks concern capacity api access throughput amplification quorum through back behind permission permissions scope scopes off pool endpoint store',
  writing: 'style desk tool tools guide',
};

/** Two-word names of objects that are acted on: `write access logs`, `request id token`. */
const OBJECTS: ReadonlySet<string> = new Set([
  'access log',
  'access logs',
  'access key',
  'access keys',
  'access token',
  'access tokens',
  'id token',
  'id tokens',
]);

/** Whether the words after a phrase make it a noun. All in lower case. */
export function isNounPhrase(phrase: string, after: readonly string[]): boolean {
  const [next, following] = after;
  if (next === undefined) return false;
  // `requests per second` is a rate.
  if (next === 'per') return true;
  if (following !== undefined && OBJECTS.has(`${next} ${following}`)) return false;
  return Object.hasOwn(AFTER, phrase) && (AFTER[phrase] ?? '').split(' ').includes(next);
}
