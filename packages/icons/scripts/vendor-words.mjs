// Splits icon names into vendors' words. In: a name. Out: lowercase words separated by hyphens. The table lists the
// words that belong together.

/** Words that camel case would split. */
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

/** @typedef {{ name: string, aliases: readonly string[], title?: string }} Named */

/** Lowercase words separated by hyphens. */
export function slug(text) {
  return joined(
    text
      .replace(/\+/g, ' plus ')
      .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
      .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2'),
  );
}

/** The same for words that are already separated: AWS spellings like DynamoDB stay one word. */
export function joined(text) {
  let name = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  for (const [apart, one] of TOGETHER) name = name.replace(new RegExp(`(^|-)${apart}(?=-|$)`, 'g'), `$1${one}`);
  return name;
}
