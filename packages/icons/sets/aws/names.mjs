// Turns AWS's file names into icon names. In: the name of a file. Out: a short name, its aliases and its title.
import { joined } from '../../scripts/vendor-words.mjs';

/** AWS service names with a common short form. Longer ones first, since one name can be the start of another. */
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

/** Names people use besides those from a file. */
export const ALIASES = {
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

/**
 * @param {string} folder of the package: architecture-service, resource, category or architecture-group
 * @param {string} file name without its extension, words run together
 * @param {string | undefined} inner the file's <title>, words separated, but not always from this release
 * @returns {import('../../scripts/vendor-words.mjs').Named}
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
  const parts = words.split('_').map((part) => joined(part.replace(/^(?:AWS|Amazon)-?(?=.)/, '')));
  const [first = '', ...rest] = parts;
  const below = rest.filter((part, at) => part !== first && part !== rest[at - 1]);
  const long = joinedWords(first, below);
  let name = long;
  for (const [prefix, short] of AWS_SHORT) {
    if (name === prefix || name.startsWith(`${prefix}-`)) {
      name = short + name.slice(prefix.length);
      break;
    }
  }
  name = name.replace(/^([a-z0-9-]+?)-\1(?=-|$)/, '$1');
  const spelled = [long, vendor && `${vendor.toLowerCase()}-${long}`, vendor && `${vendor.toLowerCase()}-${name}`];
  const title = words.replaceAll('_', ' ').replaceAll('-', ' ').replace(/\s+/g, ' ').trim();
  if (folder === 'category') return { name: `category-${name}`, aliases: [], title };
  return { name, aliases: folder === 'resource' ? [long] : spelled.filter((each) => each !== undefined), title };
}

/** 'lambda' and 'lambda-function' join to 'lambda-function'. */
function joinedWords(first, rest) {
  let name = first;
  for (const part of rest) {
    const last = name.split('-').at(-1);
    if (part === name || part.startsWith(`${name}-`)) name = part;
    else name = part.startsWith(`${last}-`) ? `${name}${part.slice(last.length)}` : `${name}-${part}`;
  }
  return name;
}
