// Turns Azure's file names into icon names. In: the name of a file. Out: a short name and its aliases.
import { slug } from '../../scripts/vendor-words.mjs';

/** Names people use besides those from a file. */
export const ALIASES = {
  aks: 'kubernetes-services',
  acr: 'container-registries',
  apim: 'api-management-services',
  vm: 'virtual-machine',
  vms: 'virtual-machine',
  vnet: 'virtual-networks',
  nsg: 'network-security-groups',
  'active-directory': 'entra-id-protection',
  functions: 'function-apps',
  'app-service': 'app-services',
  'web-app': 'app-services',
  'blob-storage': 'storage-accounts',
  storage: 'storage-accounts',
  blob: 'blob-block',
  redis: 'cache-redis',
  'cache-for-redis': 'cache-redis',
  'front-door': 'front-door-and-cdn-profiles',
  cdn: 'cdn-profiles',
  'api-management': 'api-management-services',
  'container-apps': 'container-apps-environments',
  'data-explorer': 'data-explorer-clusters',
  'traffic-manager': 'traffic-manager-profiles',
  dns: 'dns-zones',
  expressroute: 'express-route-circuits',
  'vpn-gateway': 'virtual-network-gateways',
  waf: 'web-application-firewall-policies-waf',
  postgresql: 'database-postgresql-server',
  postgres: 'database-postgresql-server',
  mysql: 'database-mysql-server',
  mariadb: 'database-mariadb-server',
  kubernetes: 'kubernetes-services',
  'log-analytics': 'log-analytics-workspaces',
  'stream-analytics': 'stream-analytics-jobs',
  'event-grid': 'event-grid-topics',
  'notification-hub': 'notification-hubs',
  cosmosdb: 'cosmos-db',
  'service-fabric': 'service-fabric-clusters',
  hdinsight: 'hd-insight-clusters',
  'defender-for-cloud': 'microsoft-defender-for-cloud',
  'static-web-apps': 'static-apps',
  purview: 'purview-accounts',
};

/** @returns {import('../../scripts/vendor-words.mjs').Named} */
export function azureName(file) {
  const whole = slug(file);
  const name = /^azure-[a-z0-9-]{2,}/.test(whole) ? whole.slice('azure-'.length) : whole;
  const singular = singularOf(name);
  return { name, aliases: [whole, `azure-${name}`, file, ...(singular === undefined ? [] : [singular])] };
}

function singularOf(name) {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return /[^sui]s$/.test(name) ? name.slice(0, -1) : undefined;
}
