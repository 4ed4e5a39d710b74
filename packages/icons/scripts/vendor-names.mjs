// Vendors' file names turned into icon names: the name of a file in; a short name of lowercase words, its other names
// and its title out. The tables say which words belong together and what a service is called in short.

/** Words that camel case takes apart. */
const TOGETHER = [
  ['io-t', 'iot'],
  ['dev-ops', 'devops'],
  ['dev-test', 'devtest'],
  ['postgre-sql', 'postgresql'],
  ['my-sql', 'mysql'],
  ['maria-db', 'mariadb'],
  ['net-app', 'netapp'],
  ['open-ai', 'openai'],
  ['open-shift', 'openshift'],
  ['ddo-s', 'ddos'],
  ['qn-a', 'qna'],
  ['signal-r', 'signalr'],
  ['ic-m', 'icm'],
  ['stor-simple', 'storsimple'],
  ['send-grid', 'sendgrid'],
  ['biz-talk', 'biztalk'],
  ['e-books', 'ebooks'],
  ['promethus', 'prometheus'],
  ['privleged', 'privileged'],
  ['sage-maker', 'sagemaker'],
  ['game-lift', 'gamelift'],
  ['elasti-cache', 'elasticache'],
  ['memory-db', 'memorydb'],
  ['cloud-front', 'cloudfront'],
  ['cloud-watch', 'cloudwatch'],
  ['event-bridge', 'eventbridge'],
  ['v-mware', 'vmware'],
  ['route53', 'route-53'],
  ['work-spaces', 'workspaces'],
  ['agent-core', 'agentcore'],
  ['elasticache-elasti-cachefor', 'elasticache-for'],
  ['py-torchon', 'pytorch-on'],
  ['databaseat', 'database-at'],
  ['directorybucket', 'directory-bucket'],
  ['thingbulb', 'thing-lightbulb'],
  ['multicloudand', 'multicloud-and'],
  ['copi-iot', 'copilot'],
  ['copiiot', 'copilot'],
  ['aternate', 'alternate'],
];

/** AWS service names that everybody says in short. Longer ones first, since one may begin another. */
const AWS_SHORT = [
  ['simple-storage-service-glacier', 's3-glacier'],
  ['simple-storage-service', 's3'],
  ['simple-queue-service', 'sqs'],
  ['simple-notification-service', 'sns'],
  ['simple-email-service', 'ses'],
  ['elastic-block-store', 'ebs'],
  ['elastic-container-registry', 'ecr'],
  ['elastic-container-service', 'ecs'],
  ['elastic-kubernetes-service', 'eks'],
  ['elastic-file-system', 'efs'],
  ['elastic-vmware-service', 'evs'],
  ['virtual-private-cloud-vpc', 'vpc'],
  ['virtual-private-cloud', 'vpc'],
  ['identity-and-access-management', 'iam'],
  ['identity-access-management', 'iam'],
  ['key-management-service', 'kms'],
  ['managed-streaming-for-apache-kafka', 'msk'],
  ['managed-workflows-for-apache-airflow', 'mwaa'],
  ['elastic-load-balancing-application', 'application'],
  ['elastic-load-balancing-network', 'network'],
  ['elastic-load-balancing-gateway', 'gateway'],
  ['elastic-load-balancing-classic', 'classic'],
];

const AWS_ALIASES = {
  elb: 'elastic-load-balancing',
  alb: 'application-load-balancer',
  nlb: 'network-load-balancer',
  'load-balancer': 'elastic-load-balancing',
  acm: 'certificate-manager',
  dms: 'database-migration-service',
  cdk: 'cloud-development-kit',
  cli: 'command-line-interface',
  opensearch: 'opensearch-service',
  elasticsearch: 'opensearch-service',
  firehose: 'data-firehose',
  'kinesis-data-firehose': 'data-firehose',
  'kinesis-firehose': 'data-firehose',
  sfn: 'step-functions',
  route53: 'route-53',
  apigateway: 'api-gateway',
  quicksight: 'quick-suite',
  glacier: 's3-glacier',
  prometheus: 'managed-service-for-prometheus',
  grafana: 'managed-grafana',
  flink: 'managed-service-for-apache-flink',
  xray: 'x-ray',
  beanstalk: 'elastic-beanstalk',
  'parameter-store': 'systems-manager-parameter-store',
  ssm: 'systems-manager',
  'nat-gateway': 'vpc-nat-gateway',
  'internet-gateway': 'vpc-internet-gateway',
  dax: 'dynamodb-accelerator',
  sso: 'iam-identity-center',
  gamelift: 'gamelift-servers',
  mediaconvert: 'elemental-mediaconvert',
  medialive: 'elemental-medialive',
  outposts: 'outposts-family',
  'application-composer': 'infrastructure-composer',
  'app-config': 'appconfig',
  cloudwan: 'cloud-wan',
  fis: 'fault-injection-service',
};

const AZURE_ALIASES = {
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

/** Kubernetes' short names to its kinds and components, and what else they are called. */
const KUBERNETES = {
  api: ['api-server', 'API server', 'kube-apiserver'],
  'c-c-m': ['cloud-controller-manager', 'Cloud controller manager', 'ccm'],
  'c-m': ['controller-manager', 'Controller manager', 'cm-manager', 'kube-controller-manager'],
  'k-proxy': ['kube-proxy', 'kube-proxy'],
  sched: ['scheduler', 'Scheduler', 'kube-scheduler'],
  'c-role': ['clusterrole', 'ClusterRole', 'cluster-role'],
  cm: ['configmap', 'ConfigMap', 'config-map'],
  crb: ['clusterrolebinding', 'ClusterRoleBinding', 'cluster-role-binding'],
  crd: ['customresourcedefinition', 'CustomResourceDefinition', 'custom-resource-definition'],
  cronjob: ['cronjob', 'CronJob', 'cron-job'],
  deploy: ['deployment', 'Deployment'],
  ds: ['daemonset', 'DaemonSet', 'daemon-set'],
  ep: ['endpoints', 'Endpoints', 'endpoint'],
  hpa: ['horizontalpodautoscaler', 'HorizontalPodAutoscaler', 'horizontal-pod-autoscaler'],
  ing: ['ingress', 'Ingress'],
  limits: ['limitrange', 'LimitRange', 'limit-range'],
  netpol: ['networkpolicy', 'NetworkPolicy', 'network-policy'],
  ns: ['namespace', 'Namespace'],
  psp: ['podsecuritypolicy', 'PodSecurityPolicy', 'pod-security-policy'],
  pv: ['persistentvolume', 'PersistentVolume', 'persistent-volume'],
  pvc: ['persistentvolumeclaim', 'PersistentVolumeClaim', 'persistent-volume-claim'],
  quota: ['resourcequota', 'ResourceQuota', 'resource-quota'],
  rb: ['rolebinding', 'RoleBinding', 'role-binding'],
  rs: ['replicaset', 'ReplicaSet', 'replica-set'],
  sa: ['serviceaccount', 'ServiceAccount', 'service-account'],
  sc: ['storageclass', 'StorageClass', 'storage-class'],
  sts: ['statefulset', 'StatefulSet', 'stateful-set'],
  svc: ['service', 'Service'],
  vol: ['volume', 'Volume'],
};

/** @typedef {{ name: string, aliases: readonly string[], title?: string }} Named */

/** Lowercase words with hyphens between them. */
export function slug(text) {
  let name = text
    .replace(/\+/g, ' plus ')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  for (const [apart, one] of TOGETHER) name = name.replace(new RegExp(`(^|-)${apart}(?=-|$)`, 'g'), `$1${one}`);
  return name;
}

/**
 * @param {string} folder of the package: architecture-service, resource, category or architecture-group
 * @param {string} file name without its ending, words run together
 * @param {string | undefined} inner the file's <title>, words parted, but not always of this release
 * @returns {Named}
 */
export function awsName(folder, file, inner) {
  const spoken = (inner ?? '')
    .split('/')
    .at(-1)
    .replace('&amp;', '')
    .replace(/^(?:Arch|Res)_/, '')
    .replace(/_(?:48|32|64)?(?:_?(?:Light|Dark))?$/, '');
  const letters = (text) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const agrees = letters(spoken) === letters(file);
  const words = agrees ? spoken : file.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2');
  const vendor = /^(?:AWS|Amazon)(?=[-A-Z]|$)/.exec(words)?.[0];
  const parts = words.split('_').map((part) => plain(part));
  const [first = '', ...rest] = parts;
  const below = rest.filter((part, at) => part !== first && part !== rest[at - 1]);
  const long = joinedWords(first, below);
  let name = long;
  for (const [said, short] of AWS_SHORT) {
    if (name === said || name.startsWith(`${said}-`)) {
      name = short + name.slice(said.length);
      break;
    }
  }
  name = name.replace(/^([a-z0-9-]+?)-\1(?=-|$)/, '$1');
  const spelled = [long, vendor && `${vendor.toLowerCase()}-${long}`, vendor && `${vendor.toLowerCase()}-${name}`];
  const title = words.replaceAll('_', ' ').replaceAll('-', ' ').replace(/\s+/g, ' ').trim();
  if (folder === 'category') return { name: `category-${name}`, aliases: [], title };
  return { name, aliases: folder === 'resource' ? [long] : spelled.filter((each) => each !== undefined), title };
}

/** Without the vendor's name; AWS-written words like DynamoDB stay one. */
function plain(part) {
  let name = part
    .replace(/^(?:AWS|Amazon)-?(?=.)/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  for (const [apart, one] of TOGETHER) name = name.replace(new RegExp(`(^|-)${apart}(?=-|$)`, 'g'), `$1${one}`);
  return name;
}

/** 'lambda' and 'lambda-function' are together 'lambda-function'. */
function joinedWords(first, rest) {
  let name = first;
  for (const part of rest) {
    const last = name.split('-').at(-1);
    if (part === name || part.startsWith(`${name}-`)) name = part;
    else name = part.startsWith(`${last}-`) ? `${name}${part.slice(last.length)}` : `${name}-${part}`;
  }
  return name;
}

/** @returns {Named} */
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

/** @returns {Named} */
export function kubernetesName(file) {
  const [name, title, ...aliases] = Object.hasOwn(KUBERNETES, file) ? KUBERNETES[file] : [file];
  return { name, aliases: [file, ...aliases], ...(title && { title }) };
}

/** Names people use for an icon of a set, beside those its file gives. */
export const VENDOR_ALIASES = { aws: AWS_ALIASES, azure: AZURE_ALIASES };
