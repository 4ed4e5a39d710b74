// Mistakes of a model that knows Mermaid's C4, C4-PlantUML, Structurizr and LikeC4.
import { below, type Case, type Mistake } from '../../testing/mistake.js';

const HEAD =
  'c4 "Bank" view=container\nperson p "Customer"\nsystem bank "Bank" {\n  container web client "Web" tech="Go"\n}\n';

const MACROS: readonly Case[] = [
  {
    name: 'Person',
    lines: 'Person(a, "Clerk", "Answers mail")',
    codes: 'E115',
    hint: 'person a "Clerk" sub="Answers mail"',
    fixed: 'person a "Clerk" sub="Answers mail"',
  },
  {
    name: 'Person_Ext',
    lines: 'Person_Ext(a, "Auditor")',
    codes: 'E115',
    hint: 'person a "Auditor" external',
    fixed: 'person a "Auditor" external',
  },
  {
    name: 'System',
    lines: 'System(crm, "CRM", "Keeps customers")',
    codes: 'E115',
    hint: 'system crm "CRM" sub="Keeps customers"',
    fixed: 'system crm "CRM" sub="Keeps customers"',
  },
  {
    name: 'System_Ext',
    lines: 'System_Ext(mail, "Mail")',
    codes: 'E115',
    hint: 'system mail "Mail" external',
    fixed: 'system mail "Mail" external',
  },
  {
    name: 'SystemDb',
    lines: 'SystemDb(core, "Core", "Accounts")',
    codes: 'E115',
    hint: 'system core database "Core" sub="Accounts"',
    fixed: 'system core database "Core" sub="Accounts"',
  },
  {
    name: 'ContainerDb_Ext',
    lines: 'ContainerDb_Ext(dw, "Warehouse", "Snowflake", "Reports")',
    codes: 'E115',
    hint: 'container dw database "Warehouse" external tech="Snowflake" sub="Reports"',
    fixed: 'container dw database "Warehouse" external tech="Snowflake" sub="Reports"',
  },
  {
    name: 'ContainerQueue with a link',
    lines: 'ContainerQueue(q, "Events", $techn="Kafka", $link="https://example.com")',
    codes: 'E115',
    hint: 'container q queue "Events" tech="Kafka" link="https://example.com"',
    fixed: 'container q queue "Events" tech="Kafka" link="https://example.com"',
  },
  {
    name: 'System_Boundary with a Container',
    lines: 'System_Boundary(shop, "Shop") {\nContainer(api, "API", "Go", "Orders")\n}',
    codes: 'E115 E115',
    hint: 'system shop "Shop" {',
    fixed: 'system shop "Shop" {\ncontainer api "API" tech="Go" sub="Orders"\n}',
  },
  {
    name: 'Enterprise_Boundary',
    lines: 'Enterprise_Boundary(e, "Group") {\nsystem hr "HR"\n}',
    codes: 'E115',
    hint: 'group e "Group" {',
    fixed: 'group e "Group" {\nsystem hr "HR"\n}',
  },
  {
    name: 'Deployment_Node',
    lines: 'Deployment_Node(eu, "EU", "AWS") {\ncontainer api "API" tech="Go"\n}',
    codes: 'E115',
    hint: 'host eu "EU" tech="AWS" {',
    fixed: 'host eu "EU" tech="AWS" {\ncontainer api "API" tech="Go"\n}',
  },
  {
    name: 'Rel',
    lines: 'Rel(p, web, "Uses", "HTTPS")',
    codes: 'E110',
    hint: 'p -> web : "Uses" tech="HTTPS"',
    fixed: 'p -> web : "Uses" tech="HTTPS"',
  },
  {
    name: 'Rel_D',
    lines: 'Rel_D(p, web, "Uses")',
    codes: 'E110',
    hint: 'p -> web : "Uses"',
    fixed: 'p -> web : "Uses"',
  },
  {
    name: 'Rel_Back',
    lines: 'Rel_Back(p, web, "Answers")',
    codes: 'E110',
    hint: 'web -> p : "Answers"',
    fixed: 'web -> p : "Answers"',
  },
  {
    name: 'BiRel',
    lines: 'BiRel(p, web, "Talks")',
    codes: 'E110',
    hint: 'p <-> web : "Talks"',
    fixed: 'p <-> web : "Talks"',
  },
  {
    name: 'RelIndex',
    lines: 'RelIndex(1, p, web, "Opens")',
    codes: 'E110',
    hint: 'p -> web : "Opens"',
    fixed: 'p -> web : "Opens"',
  },
  { name: 'LAYOUT_WITH_LEGEND', lines: 'LAYOUT_WITH_LEGEND()', codes: 'E117', hint: 'Remove this line', fixed: '' },
  { name: 'LAYOUT_LEFT_RIGHT', lines: 'LAYOUT_LEFT_RIGHT()', codes: 'E117', hint: 'direction=right' },
  {
    name: 'UpdateElementStyle',
    lines: 'UpdateElementStyle(p, $fontColor="red")',
    codes: 'E117',
    hint: 'tone=',
    fixed: '',
  },
  {
    name: '!include',
    lines: '!include https://raw.githubusercontent.com/x/C4_Container.puml',
    codes: 'E117',
    hint: 'Remove this line',
    fixed: '',
  },
  { name: 'title', lines: 'title Internet bank', codes: 'E122', hint: 'line 1 already has one' },
];

const MODELS: readonly Case[] = [
  {
    name: 'Structurizr person',
    lines: 'clerk = person "Clerk" "Answers mail"',
    codes: 'E115',
    hint: 'person clerk "Clerk" sub="Answers mail"',
    fixed: 'person clerk "Clerk" sub="Answers mail"',
  },
  {
    name: 'Structurizr system with a container',
    lines: 'crm = softwareSystem "CRM" "Customers" {\ncrmdb = container "Store" "Customers" "PostgreSQL"\n}',
    codes: 'E115 E115',
    hint: 'system crm "CRM" sub="Customers" {',
    fixed: 'system crm "CRM" sub="Customers" {\ncontainer crmdb "Store" tech="PostgreSQL" sub="Customers"\n}',
  },
  {
    name: 'Structurizr relation',
    lines: 'p -> web "Uses" "HTTPS"',
    codes: 'E112',
    hint: 'p -> web : "Uses" tech="HTTPS"',
    fixed: 'p -> web : "Uses" tech="HTTPS"',
  },
  {
    name: 'relation without a colon',
    lines: 'p -> web "Uses"',
    codes: 'E112',
    hint: 'p -> web : "Uses"',
    fixed: 'p -> web : "Uses"',
  },
  {
    name: 'Structurizr deployment node',
    lines: 'deploymentNode "EU region" "" "AWS" {\ncontainer api "API" tech="Go"\n}',
    codes: 'E115',
    hint: 'host eu-region "EU region" tech="AWS" {',
    fixed: 'host eu-region "EU region" tech="AWS" {\ncontainer api "API" tech="Go"\n}',
  },
  { name: 'Structurizr autoLayout', lines: 'autoLayout lr', codes: 'E117', hint: 'direction=', fixed: '' },
  { name: 'Structurizr include', lines: 'include *', codes: 'E117', hint: 'Remove this line', fixed: '' },
  {
    name: 'LikeC4 system',
    lines: "crm = system 'CRM'",
    codes: 'E115',
    hint: 'system crm "CRM"',
    fixed: 'system crm "CRM"',
  },
  {
    name: 'LikeC4 actor',
    lines: "clerk = actor 'Clerk'",
    codes: 'E115',
    hint: 'person clerk "Clerk"',
    fixed: 'person clerk "Clerk"',
  },
  {
    name: 'softwareSystem as a keyword',
    lines: 'softwareSystem "CRM"',
    codes: 'E115',
    hint: 'system crm "CRM"',
    fixed: 'system crm "CRM"',
  },
  {
    name: 'a name instead of an id',
    lines: 'system "Data Warehouse"',
    codes: 'E115',
    hint: 'system data-warehouse "Data Warehouse"',
    fixed: 'system data-warehouse "Data Warehouse"',
  },
  {
    name: 'a description as a second text',
    lines: 'system "CRM" "Keeps customers"',
    codes: 'E115',
    hint: 'system crm "CRM" sub="Keeps customers"',
    fixed: 'system crm "CRM" sub="Keeps customers"',
  },
  {
    name: 'technology= spelled out',
    lines: 'system crm "CRM" technology="Java"',
    codes: 'E300',
    hint: 'tech="Java"',
    fixed: 'system crm "CRM" tech="Java"',
  },
  {
    name: 'a description in a block',
    lines: 'system crm {\ndescription "Shows balances"\ncontainer a tech="Go"\n}',
    codes: 'E117',
    hint: 'sub="Shows balances"',
  },
];

const MEANING: readonly Case[] = [
  {
    name: 'a line to the frame around it',
    lines: 'web -> bank : "uses"',
    codes: 'E206',
    hint: 'End the line outside the frame',
  },
  { name: 'an unknown element', lines: 'p -> wbe : "uses"', codes: 'E201', hint: "'web'", chosen: 'p -> web : "uses"' },
  { name: 'a role, which c4 has not', lines: 'p -> web : "uses" role=data', codes: 'E300', hint: 'tech' },
  {
    name: 'a component in a system',
    lines: 'system s {\ncomponent c\n}\ncomponent d {\n}',
    codes: 'E405',
    hint: 'Remove the braces',
  },
];

const WHOLE: readonly Mistake[] = [
  {
    name: 'a whole Mermaid diagram',
    source:
      'C4Context\n  title Bank\n  Person(p, "Customer", "Has money")\n  System(bank, "Bank", "Keeps it")\n  Rel(p, bank, "Uses")\n',
    codes: ['E120', 'E122', 'E115', 'E115', 'E110'],
    hint: 'c4',
    fixed:
      'c4 "Bank"\n  person p "Customer" sub="Has money"\n  system bank "Bank" sub="Keeps it"\n  p -> bank : "Uses"\n',
  },
  {
    name: 'Mermaid container view',
    source: 'C4Container\n  system bank {\n    container web "Web" tech="Go"\n  }\n',
    codes: ['E120'],
    hint: 'c4 view=container',
    fixed: 'c4 view=container\n  system bank {\n    container web "Web" tech="Go"\n  }\n',
  },
];

export const mistakes: readonly Mistake[] = [...below(HEAD, [...MACROS, ...MODELS, ...MEANING]), ...WHOLE];
