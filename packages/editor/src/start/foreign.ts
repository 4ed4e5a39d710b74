// Which other language a text is in: in, a pasted text; out, its format, its name in words and a file name that the importers know, or undefined if
// nothing is recognised. Reads the beginning only.

export interface Foreign {
  /** `mermaid`, or the name of an importer. */
  readonly format: string;
  readonly words: string;
  readonly path: string;
}

interface Rule extends Foreign {
  readonly looks: (beginning: string) => boolean;
}

/** Characters. */
const BEGINNING = 20_000;

const MERMAID =
  /^(?:(?:graph|flowchart)(?:-elk)?(?:\s+(?:TB|TD|BT|LR|RL)\b|\s*$)|sequenceDiagram|classDiagram|stateDiagram|erDiagram|gitGraph|quadrantChart|xychart|sankey-beta|C4(?:Context|Container|Component|Dynamic|Deployment)|block-beta|architecture-beta|packet|kanban|requirementDiagram|treemap-beta|radar-beta|swimlane-beta)/;
/** Words that begin a diagram in both languages: ours has a title in quotes after them. */
const BOTH = /^(?:gantt|journey|mindmap|timeline|pie|sankey|treemap)(?:\s+(?:title|showData)\b|\s*$)/;

/** All of these patterns. */
const all =
  (...patterns: readonly RegExp[]) =>
  (text: string): boolean =>
    patterns.every((each) => each.test(text));

/** First match wins, so formats that are also another one come before it. */
const RULES: readonly Rule[] = [
  { format: 'mermaid', words: 'Mermaid', path: 'Diagram.mmd', looks: isMermaid },
  {
    format: 'svg',
    words: 'an SVG',
    path: 'Diagram.svg',
    looks: all(/^\s{0,99}(?:<\?xml[^>]{0,200}>\s{0,99})?<svg[\s>]/),
  },
  { format: 'git-log', words: 'a Git log', path: 'History.log', looks: all(/^\s{0,99}commit [0-9a-f]{7,40}\b/) },
  {
    format: 'prisma',
    words: 'a Prisma schema',
    path: 'schema.prisma',
    looks: all(/^(?:model|enum|datasource|generator) \w+ ?\{/m, /^[ \t]*(?:\w+[ \t]+\w+\b.*@id\b|provider[ \t]*=)/m),
  },
  {
    format: 'terraform',
    words: 'Terraform',
    path: 'main.tf',
    looks: all(/^(?:(?:resource|data) "[\w-]+" "[\w-]+"|(?:module|provider|variable) "[\w-]+"|terraform|locals) ?\{/m),
  },
  { format: 'bicep', words: 'Bicep', path: 'main.bicep', looks: all(/^(?:resource|module) \w+ '[^'\n]{1,200}' =/m) },
  {
    format: 'structurizr',
    words: 'Structurizr',
    path: 'workspace.dsl',
    looks: all(/^\s{0,99}workspace\b[^\n{]{0,300}\{/),
  },
  {
    format: 'drizzle',
    words: 'Drizzle tables',
    path: 'schema.ts',
    looks: all(/\b(?:pgTable|mysqlTable|sqliteTable)\(/, /^import\b/m),
  },
  {
    format: 'sql',
    words: 'SQL',
    path: 'schema.sql',
    looks: all(/^[ \t]*create (?:(?:global |local )?temp(?:orary)? |unlogged )?table\b/im),
  },
  ...data('openapi', 'OpenAPI', 'openapi', /^[ \t{]*["']?(?:openapi|swagger)["']?[ \t]*:/m),
  ...data('asyncapi', 'AsyncAPI', 'asyncapi', /^[ \t{]*["']?asyncapi["']?[ \t]*:/m),
  ...data('cloudformation', 'CloudFormation', 'template', /\bAWSTemplateFormatVersion\b|["']?Type["']?: ["']?AWS::\w/),
  ...data('arm', 'an ARM template', 'template', /\bdeploymentTemplate\.json\b/),
  ...data('terraform-plan', 'a Terraform plan', 'plan', /"planned_values"[ \t]*:/),
  ...data('compose', 'Docker Compose', 'compose', /^services:/m, /^[ \t]{2,8}(?:image|build):/m),
  ...data('kubernetes', 'Kubernetes', 'kubernetes', /^[ \t{]*"?apiVersion"?:/m, /^[ \t{]*"?kind"?:/m),
  {
    ...yaml('github-actions', 'a GitHub workflow', '.github/workflows/Workflow.yml'),
    looks: all(/^(?:on|'on'|"on"):/m, /^jobs:/m),
  },
  {
    ...yaml('bitbucket-pipelines', 'a Bitbucket pipeline', 'bitbucket-pipelines.yml'),
    looks: all(/^pipelines:/m, /\bstep:/),
  },
  {
    ...yaml('azure-pipelines', 'an Azure pipeline', 'azure-pipelines.yml'),
    looks: all(/^(?:trigger|pool|stages):/m, /^[ \t]*- (?:stage|job|task|script):/m),
  },
  { ...yaml('gitlab-ci', 'a GitLab pipeline', '.gitlab-ci.yml'), looks: all(/^[ \t]{1,8}script:/m, /^[\w.-]+:/m) },
  { format: 'tree', words: 'a list of files', path: 'files.tree', looks: all(/^[│ |]{0,200}(?:├──|└──|\|--|`--) /m) },
  { format: 'json', words: 'JSON', path: 'Data.json', looks: all(/^\s{0,99}(?:\{\s{0,99}"|\[\s{0,99}[{["\d])/) },
  { format: 'csv', words: 'a table', path: 'Table.csv', looks: isTable },
];

export function foreignIn(text: string): Foreign | undefined {
  const beginning = text.slice(0, BEGINNING);
  const rule = RULES.find(({ looks }) => looks(beginning));
  return rule && { format: rule.format, words: rule.words, path: rule.path };
}

/** As JSON and as YAML. */
function data(format: string, words: string, name: string, ...patterns: readonly RegExp[]): readonly Rule[] {
  const looks = all(...patterns);
  const isJson = (text: string): boolean => text.trimStart().startsWith('{');
  return [
    { format, words, path: `${name}.json`, looks: (text) => isJson(text) && looks(text) },
    { format, words, path: `${name}.yaml`, looks: (text) => !isJson(text) && looks(text) },
  ];
}

function yaml(format: string, words: string, path: string): Foreign {
  return { format, words, path };
}

/** The first line after front matter and comments. */
function isMermaid(beginning: string): boolean {
  const body = beginning.replace(/^\s{0,99}---\n[\s\S]{0,5000}?\n---\n/, '');
  const first = body
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('%%') && !line.startsWith('```'));
  return first !== undefined && (MERMAID.test(first) || BOTH.test(first));
}

/** At least two lines with the same number of tabs, semicolons or commas. */
function isTable(beginning: string): boolean {
  const lines = beginning
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 5);
  return ['\t', ';', ','].some((mark) => {
    const [first = 0, ...rest] = lines.map((line) => line.split(mark).length);
    return rest.length > 0 && first > 1 && rest.every((each) => each === first);
  });
}
