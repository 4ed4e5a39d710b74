// Work queue with competing workers, as a pattern.
import type { Pattern } from '../pattern.js';

export const workQueue: Pattern = {
  id: 'work-queue',
  title: 'Work queue with competing workers',
  topic: 'integration',
  description:
    'Producers put jobs on a queue, competing workers take them, and failed jobs end in a dead letter queue.',
  tags: [
    'work queue',
    'job queue',
    'task queue',
    'competing consumers',
    'workers',
    'sqs workers',
    'dlq',
    'dead letter queue',
    'poison messages',
    'retry with backoff',
    'background jobs',
    'celery',
    'sidekiq',
    'bullmq',
    'rabbitmq workers',
    'autoscaling on queue length',
    'visibility timeout',
    'queue-based load levelling',
  ],
  asked:
    'background workers with failed jobs, process tasks asynchronously, celery redis, sidekiq, resque, bull, producer consumer, scale workers with queue depth, jobs that fail again and again, message retry, image resizing in the background, task distribution',
  use: 'Work that can take seconds to minutes and must not be lost.',
  avoid: 'Work that must keep a strict order, or many readers of the same message.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { workers: { type: 'number', default: 3, least: 1, most: 4, meaning: 'Workers shown' } },
  source: `
flow "{{title}}" direction=right
group producers "Producers" {
  node api service "API" {{containers}}
  node clock step "Schedule" {{scheduler}}
}
group broker "Broker" type=messaging {
  node queue queue "Jobs" {{queue}}
  node dead queue "Dead letters" {{queue}}
}
group pool "Workers, scaled by queue length" type=cluster {
  @each workers
  node worker{{i}} service "Worker {{i}}" {{containers}}
  @end
}
node state database "Job state" {{sql}}
node files storage "Results" {{objects}}
node ops person "On-call engineer"
node again function "Put back" {{functions}}
api ..> queue : "enqueues" role=async
clock ..> queue : "enqueues" role=async
@each workers
queue ..> worker{{i}} role=async
worker{{i}} -> files role=data
@end
worker1 -> state : "updates" role=data
queue ..> dead : "fifth failure" role=async
dead ..> ops : "alert" role=async
ops -> again : "after the fix"
again ..> queue role=async
`,
};
