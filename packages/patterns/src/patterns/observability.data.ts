// Observability, as a pattern.
import type { Pattern } from '../pattern.js';

export const observability: Pattern = {
  id: 'observability',
  title: 'Observability',
  topic: 'operations',
  description: 'Metrics, logs and traces of services are collected, stored, correlated, shown and turned into alerts.',
  tags: [
    'observability',
    'monitoring',
    'monitoring stack',
    'metrics logs traces',
    'telemetry',
    'opentelemetry',
    'otel',
    'prometheus',
    'grafana',
    'loki',
    'tempo',
    'jaeger',
    'dashboards',
    'alerts',
    'alerting',
    'slo',
    'error budget',
    'apm',
    'tracing',
    'datadog',
    'application insights',
    'cloudwatch',
    'lgtm stack',
  ],
  asked:
    'grafana stack, metrics traces logs, alerts slos, opentelemetry collector, monitor services, datadog new relic, dashboards and alerting, tracing across services, prometheus, see what production does, application monitoring',
  use: 'Services with people on call.',
  avoid: 'Security events. They have their own rules and owners.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { synthetic: { type: 'switch', default: true, meaning: 'External checks' } },
  source: `
flow "{{title}}" direction=right
group apps "Workloads" type=cluster {
  node svc service "Services" sub="instrumented"
  node infra service "Nodes and databases"
  node rum client "Browsers"
}
@if synthetic
node probe function "Checks from outside"
@end
group collect "Collection" type=app-tier {
  node agent function "Agents" icon=logos:opentelemetry-icon
  node gw gateway "Collector" icon=logos:opentelemetry-icon
}
group stores "Storage" type=data-tier {
  node metrics database "Metrics" {{metrics}}
  node logs database "Logs" {{logs}}
  node traces database "Traces" {{traces}}
}
group show "Insight" type=observability {
  node board client "Dashboards" {{dashboards}}
  node rules function "Alert rules" {{alerts}}
  node slo service "Error budgets"
}
node pager external "On-call"
svc ..> agent : "OTLP" role=async
infra ..> agent role=async
rum ..> gw : "beacons" role=async
agent ..> gw role=async
@if synthetic
probe ..> gw : "up, latency" role=async
@end
gw -> metrics role=data
gw -> logs role=data
gw -> traces : "sampled" role=data
metrics -> board : "queried by" role=data
logs -> board role=data
traces -> board role=data
metrics -> rules role=data
metrics -> slo role=data
rules ..> pager : "page" role=async
slo ..> pager : "fast burn" role=async
`,
};
