// Data pipeline orchestration, as a pattern.
import type { Pattern } from '../pattern.js';

export const dataOrchestration: Pattern = {
  id: 'data-orchestration',
  title: 'Data pipeline orchestration',
  topic: 'data',
  description: 'A scheduled pipeline as a graph of tasks: extract, check, transform, load, with backfills and alerts.',
  tags: [
    'data pipeline',
    'orchestration',
    'airflow',
    'dag',
    'prefect',
    'dagster',
    'task graph',
    'scheduled pipeline',
    'backfill',
    'data quality checks',
    'sensors',
    'workflow scheduler',
    'etl job',
    'data freshness',
    'sla misses',
    'cloud composer',
  ],
  use: 'Data jobs that depend on each other and must be rerun for past days.',
  avoid: 'One nightly job.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { backfill: { type: 'switch', default: true, meaning: 'Past days are rerun' } },
  source: `
flow "{{title}}" direction=right
node clock step "Daily, 02:00 UTC" {{scheduler}}
group dag "Daily sales pipeline" type=app-tier {
  node wait step "Wait for the export"
  node extract function "Extract orders"
  node rates function "Extract exchange rates"
  node check decision "Row counts plausible?"
  node join function "Join and convert"
  node load function "Load facts"
  node publish step "Mark as fresh"
}
group platform "Platform" type=cluster {
  node scheduler service "Scheduler" {{pipelines}}
  node runs database "Run history" {{sql}}
  @if backfill
  node back function "Backfill, by date"
  @end
}
node lake storage "Lake" {{lake}}
node house database "Warehouse" {{warehouse}}
node team person "Data engineer"
clock -> scheduler
scheduler -> wait : "starts"
scheduler -> runs : "writes to" role=data
wait -> extract
wait -> rates
extract -> lake role=data
rates -> lake role=data
extract -> check
rates -> check
check -> join : "yes"
check ..> team : "no" tone=red
join -> load
load -> house role=data
load -> publish
@if backfill
team -> back : "from, to"
back -> scheduler : "one run a day"
@end
`,
};
