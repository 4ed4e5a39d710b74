// Streaming analytics, as a pattern.
import type { Pattern } from '../pattern.js';

export const streamingAnalytics: Pattern = {
  id: 'streaming-analytics',
  title: 'Streaming analytics',
  topic: 'data',
  description: 'Events are ingested, processed in windows, served in real time, and kept for later questions.',
  tags: [
    'streaming',
    'stream processing',
    'real-time',
    'real time analytics',
    'clickstream',
    'windowed aggregates',
    'kafka',
    'kinesis',
    'flink',
    'event hubs',
    'spark streaming',
    'live dashboard',
    'stream pipeline',
    'streaming pipeline',
    'complex event processing',
    'kappa architecture',
    'real-time metrics',
    'fraud detection on a stream',
  ],
  asked:
    'live metrics, sliding windows, events per second, kinesis flink, dashboards that update at once, click events, sensor streams, spark structured streaming, ksqldb, beam, low latency aggregation, anomaly detection live',
  use: 'Metrics, alerts or features that must be only seconds old.',
  avoid: 'Reports about yesterday. A nightly batch is simpler and cheaper.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { alerts: { type: 'switch', default: true, meaning: 'Alerts from the stream' } },
  source: `
flow "{{title}}" direction=right
group sources "Sources" {
  node web client "Web clicks"
  node app client "App events"
  node svc service "Service events"
}
node collect gateway "Collector" sub="checks and batches"
node stream queue "Event stream" {{stream}}
group process "Stream processing" type=app-tier {
  node enrich function "Enrich" {{processing}}
  node window function "Aggregate" {{processing.icon}} sub="1-minute windows"
  @if alerts
  node detect function "Detect" {{processing}}
  @end
}
node reference database "Reference data" {{sql}}
group serve "Serving" type=data-tier {
  node hot database "Live figures" {{nosql}}
  node board client "Live dashboard" {{bi}}
}
@if alerts
node pager external "Alerts"
@end
group keep "History" type=data-tier {
  node sink function "Sink" {{firehose}}
  node lake storage "Lake" {{lake}}
  node house database "Warehouse" {{warehouse}}
}
web ..> collect : "HTTPS" role=async
app ..> collect : "HTTPS" role=async
svc ..> stream : "publishes" role=async
collect ..> stream : "by session" role=async
stream ..> enrich : "consumed by" role=async
reference -> enrich : "looked up by" role=data
enrich -> window
window -> hot : "upserts" role=data
hot -> board : "refreshed every second"
@if alerts
enrich -> detect
detect ..> pager : "threshold passed" role=async
@end
stream ..> sink : "raw events" role=async
sink -> lake : "writes to" role=data
lake -> house : "loads" role=data
`,
};
