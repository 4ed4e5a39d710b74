// Feature flags, as a pattern.
import type { Pattern } from '../pattern.js';

export const featureFlags: Pattern = {
  id: 'feature-flags',
  title: 'Feature flags',
  topic: 'delivery',
  description:
    'Feature flags are defined once, evaluated in services and clients, rolled out by rules and removed again.',
  tags: [
    'feature flag',
    'feature flags',
    'feature toggle',
    'feature toggles',
    'feature-flag',
    'toggle without deploy',
    'percentage rollout',
    'per user rollout',
    'launchdarkly',
    'unleash',
    'openfeature',
    'kill switch',
    'remote config',
    'a/b test',
    'experimentation',
    'dark launch',
    'app configuration',
  ],
  asked:
    'turn features on for some users, dark launch, kill switch, launchdarkly, unleash, enable without deploying, gradual enablement, toggles, experiments, beta users, switch off a feature',
  use: 'Separating the release of code from its activation.',
  avoid: 'Permanent settings.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { experiment: { type: 'switch', default: true, meaning: 'Experiments are measured' } },
  source: `
flow "{{title}}" direction=right
group define "Definition" type=team {
  node pm person "Product manager"
  node console client "Flag console"
  node rules database "Flags and rules" {{flags}}
  node audit storage "Change log"
}
group deliver "Delivery" type=edge {
  node api gateway "Flag service" {{containers}}
  node stream queue "Changes" {{topic}}
}
group evaluate "Evaluation" type=app-tier {
  node service service "Services" sub="SDK, rules in memory"
  node mobile client "Mobile app" sub="SDK, own flags only"
  node fallback step "Default, when unreachable"
}
@if experiment
group measure "Measurement" type=observability {
  node events queue "Exposures" {{stream}}
  node stats database "Results" {{warehouse}}
}
@end
node clean function "Stale flag report" {{scheduler}}
pm -> console : "5 %, then 50 %"
console -> rules : "writes to" role=data
console ..> audit role=async
rules -> api role=data
api ..> stream : "flag changed" role=async
stream ..> service role=async
stream ..> mobile role=async
service --> fallback
mobile --> fallback
@if experiment
service ..> events : "saw variant B" role=async
mobile ..> events role=async
events ..> stats role=async
stats -> pm : "difference"
@end
rules -> clean role=data
clean ..> pm : "older than 90 days" role=async
`,
};
