// Batch processing, as a pattern.
import type { Pattern } from '../pattern.js';

export const batchProcessing: Pattern = {
  id: 'batch-processing',
  title: 'Batch processing',
  topic: 'data',
  description: 'A schedule starts jobs that split a large input, process the parts in parallel and publish the result.',
  tags: [
    'batch',
    'batch processing',
    'batch job',
    'nightly job',
    'nightly batch',
    'cron',
    'cron workers',
    'scheduled jobs',
    'job scheduler',
    'chunks',
    'large input',
    'split and merge',
    'bulk processing',
    'overnight',
    'hpc',
    'array jobs',
    'spring batch',
    'azure batch',
    'aws batch',
    'map reduce',
    'offline processing',
  ],
  asked:
    'overnight run over big files, end of day, settlement run, process millions of records, fan out jobs and collect, parallel jobs, invoices run, monthly billing run, spark batch, data crunching, render farm, scheduled heavy computation',
  use: 'Large inputs that can wait: invoices, settlements, exports, renderings.',
  avoid: 'Results that users wait for.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { workers: { type: 'number', default: 3, least: 1, most: 5, meaning: 'Workers shown' } },
  source: `
flow "{{title}}" direction=right
node clock step "Schedule" {{scheduler}}
group control "Orchestration" type=app-tier {
  node flow service "Job orchestrator" {{workflow}}
  node split function "Split into chunks" {{functions}}
  node merge function "Merge and check" {{functions}}
}
node input storage "Input files" {{objects}}
node queue queue "Chunks" {{queue}}
group pool "Worker pool, scales from zero" type=cluster {
  @each workers
  node worker{{i}} service "Worker {{i}}" {{batch}}
  @end
}
node state database "Job state" {{sql}}
node output storage "Results" {{objects}}
node dead queue "Failed chunks" {{queue}}
node ops person "Operator"
clock -> flow : "starts"
flow -> split
input -> split : "read by" role=data
split ..> queue : "one message per chunk" role=async
@each workers
queue ..> worker{{i}} role=async
worker{{i}} -> output role=data
@end
queue ..> dead : "after three tries" role=async
flow -> state : "checkpoints" role=data
flow -> merge : "when all are done"
output -> merge : "read by" role=data
dead ..> ops : "alert" role=async
`,
};
