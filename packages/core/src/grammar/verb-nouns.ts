// Labels that begin with a noun that only looks like a verb (SPEC.md, rule 5: a read replica, a pull request): by the
// first word, the words that make it a noun when they follow. Such a label draws no icon.

const AFTER: Readonly<Record<string, string>> = {
  call: 'center centre centres centers log logs stack sign signs graph queue option options detail details data quality volume rate',
  caches: 'hit miss',
  delete: 'marker markers key keys button flag log event events policy',
  deploy:
    'key keys hook hooks preview previews script scripts token tokens button pipeline target targets job jobs config',
  fetch: 'api size policy mode group joins join plan',
  grant: 'type types table tables application applications program programme funding',
  http: 'client clients server servers proxy header headers endpoint endpoints port traffic gateway status code codes method methods cookie cookies listener trigger api',
  https:
    'client clients server servers proxy endpoint endpoints port traffic gateway listener certificate certificates',
  graphql: 'schema schemas server gateway client clients endpoint resolver resolvers api layer federation',
  grpc: 'server servers client clients gateway service services stub stubs channel channels endpoint port api',
  insert: 'statement statements trigger triggers mode key order rate',
  issues: 'tracker list board',
  load: 'balancer balancers test tests testing average factor shedding time',
  logs: 'bucket archive pipeline viewer dashboard index volume',
  metrics:
    'server servers endpoint endpoints dashboard dashboards exporter exporters pipeline store database api collector port',
  mount: 'point points path paths target targets option options',
  notify: 'list channel',
  produce: 'market section stand',
  publish: 'date button queue step job workflow token settings',
  pull: 'request requests',
  query:
    'string strings parameter parameters param params language languages plan plans planner cache api engine engines builder service services model models log logs result results time history editor side optimizer router',
  queries: 'log logs cache file folder',
  read: 'replica replicas model models side only lock locks timeout timeouts path paths cache capacity quorum receipt receipts access api concern preference through throughput pool node nodes endpoint permission permissions scope view views store',
  reading: 'list lists time room material level',
  reports: 'page dashboard folder bucket database table service tab view archive portal',
  request:
    'body bodies id ids header headers queue queues handler handlers timeout timeouts rate rates limit limits log logs path object context scope payload url uri data form type validation router response line count volume size',
  requests: 'queue queues table log page library per',
  rest: 'api apis client clients endpoint endpoints server service services controller controllers interface gateway layer proxy day period',
  route: 'table tables map maps handler handlers guard guards planner server service parameter parameters key',
  routes: 'table file config map module folder',
  save: 'button point points file files game state dialog',
  schedules: 'table page service list calendar',
  send: 'queue queues buffer button rate window',
  sign: 'off',
  store:
    'front fronts manager managers owner owners page pages credit api service hours locator number id layer procedure',
  stores: 'page table list api locator',
  starts: 'with',
  telemetry: 'pipeline collector agent data endpoint service server stream sdk gateway',
  traces: 'endpoint pipeline dashboard backend store collector',
  trigger: 'event events rule rules condition conditions function functions job name type word point',
  triggers: 'table list page config',
  update:
    'statement statements trigger triggers rate interval server service event events log manager channel policy loop frequency notification notifications script package payload stream mode available',
  updates: 'channel feed page topic stream list table server available',
  upload:
    'service api bucket queue limit limits size speed form button folder page url token progress endpoint handler',
  uploads: 'bucket folder table directory page service volume dir path',
  writes: 'per',
  write:
    'ahead path paths model models side lock locks concern capacity api access throughput amplification buffer quorum through back behind permission permissions scope off node pool endpoint store',
  writing: 'style desk tool tools guide',
};

/** Whether the word after makes the first word of a label a noun. Both in lower case. */
export function isNounPhrase(first: string, second: string | undefined): boolean {
  return second !== undefined && Object.hasOwn(AFTER, first) && (AFTER[first] ?? '').split(' ').includes(second);
}
