// Internal developer platform, as a pattern.
import type { Pattern } from '../pattern.js';

export const internalDeveloperPlatform: Pattern = {
  id: 'internal-developer-platform',
  title: 'Internal developer platform',
  topic: 'delivery',
  description: 'What developers use, what the platform offers and what it builds on, in layers.',
  tags: [
    'internal developer platform',
    'idp',
    'platform engineering',
    'developer portal',
    'backstage',
    'golden path',
    'self-service infrastructure',
    'developer experience',
    'crossplane',
    'platform team',
    'platform layers',
    'score',
  ],
  use: 'Explaining what a platform team offers.',
  avoid: 'One team with one pipeline.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes'],
  parameters: { score: { type: 'switch', default: true, meaning: 'Scorecards' } },
  source: `
layers "{{title}}"
layer dev "Developer experience" tone=blue {
  node portal client "Portal" icon=simple-icons:backstage
  node cli client "Command line"
  node docs storage "Documents"
}
layer paths "Golden paths" {
  node svc step "New service"
  node dbs step "New database"
  node env step "Preview environment"
}
layer engine "Platform services" tone=green {
  node ci function "Build and test" {{ci}}
  node cd function "Delivery" {{deployer}}
  node infra service "Infrastructure as code" icon=logos:terraform-icon
  node secrets secret "Secrets" {{secrets}}
}
layer run "Runtime" {
  node cluster service "Clusters" {{cluster}}
  node sql database "Databases" {{sql}}
  node queue queue "Messaging" {{queue}}
}
pillar watch "Care" {
  node obs service "Observability" {{dashboards}}
  @if score
  node score service "Scorecards"
  @end
  node cost service "Costs"
}
portal -> svc
svc -> ci
ci -> cd
cd -> cluster
`,
};
