// The statement table of c4.
import {
  ALL_ARROWS,
  ARCHITECTURE_ICONS,
  DIRECTION,
  EDGE_OPTIONS,
  HEADER_OPTIONS,
  ITEM_OPTIONS,
  NODE_TYPES,
  SUB,
} from '../../grammar/shared.js';
import type { DeclarationSpec, Grammar, OptionSpec, TypeWords } from '../../grammar/table.js';
import { groupStatement, rankOptions } from '../graph-statements.js';
import { VIEWS } from './model.js';

/** What relations can join. */
const PARTS = ['system', 'person', 'container', 'component'] as const;
const FRAMES = ['system', 'container', 'host', 'group'] as const;
const HOLDERS: readonly string[] = ['diagram', 'group', 'host', 'system'];

const TECH: OptionSpec = {
  name: 'tech',
  value: { type: 'text' },
  meaning: 'technology, drawn in brackets',
  foreign: ['technology', 'techn'],
};
/** `external` is a flag here. */
const TYPES: TypeWords = { ...NODE_TYPES, values: NODE_TYPES.values.filter((each) => each !== 'external') };
const RANK = rankOptions([...PARTS, 'host', 'group']);
const OWN_SUB: OptionSpec = {
  ...SUB,
  meaning: 'description, drawn under the name; \\n breaks a line',
  foreign: ['subtitle', 'note', 'descr'],
};
const OPTIONS: readonly OptionSpec[] = [
  TECH,
  ...ITEM_OPTIONS.map((each) => (each.name === 'sub' ? OWN_SUB : each)),
  ...RANK,
];

function part(
  of: Pick<DeclarationSpec, 'keyword' | 'most' | 'within' | 'meaning' | 'example' | 'foreign'>,
): DeclarationSpec {
  return {
    shape: 'declaration',
    id: 'required',
    label: 'optional',
    flags: [{ name: 'external', meaning: 'run by others; drawn grey', foreign: ['ext', 'outside', 'third-party'] }],
    options: OPTIONS,
    ...of,
  };
}

export const c4Grammar: Grammar = {
  kind: 'c4',
  meaning: 'software architecture in the C4 model: people, systems, containers, components and hosts',
  foreignHeaders: [
    'C4Context',
    'C4Container',
    'C4Component',
    'C4Dynamic',
    'C4Deployment',
    'workspace',
    'specification',
  ],
  foreignHeaderOptions: {
    C4Container: ['view=container'],
    C4Component: ['view=component'],
    C4Dynamic: ['view=dynamic'],
    C4Deployment: ['view=deployment'],
  },
  foreignSigns: ['Person', 'System', 'Container', 'Component', 'System_Boundary', 'LAYOUT_WITH_LEGEND'],
  header: [
    ...HEADER_OPTIONS,
    DIRECTION,
    {
      name: 'view',
      value: { type: 'choice', values: VIEWS },
      default: 'context',
      meaning:
        'context: people and systems; container: one system opened; component: one container opened; dynamic: relations numbered in order; deployment: hosts',
      foreign: ['level', 'diagram'],
    },
    {
      name: 'legend',
      touches: 'look',
      value: { type: 'choice', values: ['on', 'off'], foreign: { true: 'on', false: 'off', none: 'off' } },
      default: 'on',
      meaning: 'whether a legend names the element types',
    },
  ],
  statements: [
    part({
      keyword: 'person',
      most: { count: 100, what: 'people' },
      within: HOLDERS,
      meaning: 'a user of the system',
      example: 'person customer "Customer" sub="Holds an account"',
      foreign: ['actor', 'user', 'Person', 'Person_Ext'],
    }),
    {
      ...part({
        keyword: 'system',
        most: { count: 300, what: 'systems' },
        within: ['diagram', 'group', 'host'],
        meaning: 'a software system; with a block it is a frame around its containers',
        example: 'system mail "Mail" external',
        foreign: ['softwareSystem', 'softwaresystem', 'software-system', 'System', 'System_Ext', 'SystemDb'],
      }),
      types: TYPES,
      block: { holds: 'statements', required: false },
    },
    {
      ...part({
        keyword: 'container',
        most: { count: 500, what: 'containers' },
        within: HOLDERS,
        meaning: 'an application or data store of a system; with a block it is a frame around its components',
        example: 'container web client "Web app" tech="TypeScript" sub="Shows balances"',
        foreign: ['app', 'store', 'Container', 'ContainerDb', 'ContainerQueue'],
      }),
      types: TYPES,
      block: { holds: 'statements', required: false },
    },
    {
      ...part({
        keyword: 'component',
        most: { count: 500, what: 'components' },
        within: [...HOLDERS, 'container'],
        meaning: 'a part of a container',
        example: 'component sign "Sign-in controller" tech="Spring MVC"',
        foreign: ['module', 'Component', 'ComponentDb'],
      }),
      types: TYPES,
    },
    {
      shape: 'declaration',
      keyword: 'host',
      most: { count: 300, what: 'hosts' },
      within: ['diagram', 'host', 'group'],
      id: 'required',
      label: 'optional',
      block: { holds: 'statements', required: true },
      flags: [],
      options: OPTIONS,
      meaning: 'a deployment node: contains what runs on it; hosts can nest',
      example: 'host eu "EU region" tech="AWS" {\n  container api "API"\n}',
      foreign: ['deploymentNode', 'Deployment_Node', 'deployment-node', 'infrastructureNode', 'server'],
    },
    {
      ...groupStatement('group team "Payments team" {\n  system bank\n}', 'can'),
      within: [...HOLDERS, 'container'],
      options: [
        ...groupStatement('', 'can').options.filter(({ name }) => name !== 'same' && name !== 'before'),
        ...RANK,
      ],
      foreign: ['boundary', 'enterprise', 'Boundary', 'Enterprise_Boundary', 'package', 'subgraph'],
    },
  ],
  edges: {
    most: { count: 1_000, what: 'relations' },
    joins: [...PARTS, 'host', 'group'],
    arrows: ALL_ARROWS,
    label: 'optional',
    within: ['diagram', ...FRAMES],
    options: [TECH, ...EDGE_OPTIONS],
    example: 'customer -> web : "Looks up balances" tech="HTTPS"',
  },
  node: 'system',
  frame: 'group',
  icons: ARCHITECTURE_ICONS,
  example: [
    'c4 "Bank" view=container',
    'person customer "Customer" sub="Holds an account"',
    'system bank "Internet bank" {',
    '  container web client "Web app" tech="TypeScript" sub="Shows balances"',
    '  container db database "Accounts" tech="PostgreSQL"',
    '}',
    'system mail "Mail" external',
    'customer -> web : "Looks up balances" tech="HTTPS"',
    'web <-> db : "Reads and writes" tech="SQL"',
    'web ..> mail : "Sends receipts" tech="SMTP"',
  ].join('\n'),
};
