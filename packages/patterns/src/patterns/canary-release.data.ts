// Canary release, as a pattern.
import type { Pattern } from '../pattern.js';

export const canaryRelease: Pattern = {
  id: 'canary-release',
  title: 'Canary release',
  topic: 'delivery',
  description:
    'A canary takes a small share of traffic, is evaluated by metrics, and then takes more or is rolled back.',
  tags: [
    'canary',
    'canary release',
    'canary deployment',
    'progressive delivery',
    'progressive rollout',
    'gradual rollout',
    'small share of traffic',
    'traffic split',
    'argo rollouts',
    'flagger',
    'automatic rollback',
    'rollback on metrics',
    'percentage rollout',
    'weighted routing',
    'staged rollout',
  ],
  asked:
    'release to 5 percent first, small group of users first, ramp up traffic, watch error rate then continue, automated rollback, traffic shifting, gradual exposure, flagger istio, spinnaker analysis',
  use: 'Changes whose harm shows in metrics within minutes.',
  avoid: 'Few users. A small share of them gives no signal.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { steps: { type: 'number', default: 3, least: 2, most: 4, meaning: 'Traffic steps' } },
  source: `
flow "{{title}}" direction=right
node users person "Users"
node split gateway "Traffic split" {{lb}}
group run "Production" type=cluster {
  node stable service "Stable, version 1" {{containers}}
  node canary service "Canary, version 2" {{containers}}
}
group judge "Analysis" type=observability {
  node metrics service "Errors, latency" {{metrics}}
  node good decision "As good as stable?"
}
group ladder "Rollout" type=ci-cd {
  node deploy function "Deploy canary" {{deployer}}
  @each steps
  node step{{i}} step "Step {{i}} of {{steps}}" sub="10 minutes"
  @end
  node all terminal "100 %"
  node back terminal "Rolled back"
}
users -> split
split -> stable : "95 %"
split -> canary : "5 %"
deploy -> canary
deploy -> step1
@each steps
@if i>1
step{{i-1}} -> step{{i}} : "more traffic"
@end
@end
stable ..> metrics : "metrics" role=async
canary ..> metrics : "metrics" role=async
metrics -> good
good -> all : "yes, at the last step" tone=green
good -> back : "no" tone=red
step1 --> split : "sets weights"
`,
};
