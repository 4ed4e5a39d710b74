// Log pipeline, as a pattern.
import type { Pattern } from '../pattern.js';

export const logPipeline: Pattern = {
  id: 'log-pipeline',
  title: 'Log pipeline',
  topic: 'operations',
  description: 'Logs are shipped from every node, buffered, parsed, stored hot and cold, and searched.',
  tags: [
    'log pipeline',
    'logging',
    'log collection',
    'log aggregation',
    'centralized logging',
    'central logs',
    'elk',
    'elastic stack',
    'filebeat',
    'logstash',
    'kibana',
    'fluentd',
    'fluent bit',
    'vector',
    'container logs',
    'log retention',
    'hot and cold storage',
    'keep logs 30 days',
    'splunk',
    'graylog',
    'syslog',
  ],
  asked:
    'collect logs centrally, fluent bit opensearch, ship logs, search logs, elk, splunk, log storage and retention, parse log lines, logs from all servers, loki promtail, syslog',
  use: 'More machines than you can log in to.',
  avoid: 'Numbers over time. Metrics are cheaper.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: {
    buffer: { type: 'switch', default: true, meaning: 'A buffer between shipping and parsing' },
    cold: { type: 'switch', default: true, meaning: 'Cold storage' },
  },
  source: `
flow "{{title}}" direction=right
group nodes "Every node" type=cluster {
  node app service "Containers" sub="standard output"
  node sys service "System and audit"
  node ship function "Shipper" icon=simple-icons:fluentbit
}
@if buffer
node buffer queue "Buffer" {{stream}}
@end
group parse "Processing" type=app-tier {
  node parser function "Parse and enrich" {{functions}}
  node scrub secret "Remove personal data"
  node route decision "Worth keeping?"
}
group store "Storage" type=data-tier {
  node hot database "Hot, 30 days" {{search}}
  @if cold
  node cold storage "Cold, 1 year" {{archive}}
  @end
}
group use "Use" type=observability {
  node ui client "Search" {{dashboards}}
  node alert function "Alerts" {{alerts}}
}
node dev person "Engineer"
app -> ship
sys -> ship
@if buffer
ship ..> buffer : "batches" role=async
buffer ..> parser role=async
@end
@if !buffer
ship ..> parser : "batches" role=async
@end
parser -> scrub
scrub -> route
route -> hot : "yes" role=data
@if cold
route -> cold : "all of it, compressed" role=data
cold --> hot : "restored on request"
@end
hot -> ui : "queried by" role=data
hot -> alert : "error rate" role=data
dev -> ui
alert ..> dev role=async
`,
};
