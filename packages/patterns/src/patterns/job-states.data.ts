// Background job state machine, as a pattern.
import type { Pattern } from '../pattern.js';

export const jobStates: Pattern = {
  id: 'job-states',
  title: 'Background job state machine',
  topic: 'software',
  description: 'States of a job: queued, running, retried, succeeded, failed, cancelled.',
  tags: [
    'job states',
    'job lifecycle',
    'task states',
    'background job status',
    'retry state',
    'queued running succeeded failed',
    'worker job state machine',
    'cancel job',
    'async job api',
  ],
  use: 'A queue or scheduler whose jobs people monitor.',
  avoid: 'Jobs that finish within a request.',
  flavours: [],
  parameters: {
    tries: { type: 'number', default: 5, least: 1, most: 10, meaning: 'Attempts' },
    cancel: { type: 'switch', default: true, meaning: 'Jobs can be cancelled' },
  },
  source: `
state "{{title}}"
state scheduled "Scheduled" tone=neutral
state queued "Queued"
state running "Running" tone=blue sub="heartbeat every 30 s"
state waiting "Waiting to retry" tone=amber sub="pause doubles, with jitter"
state succeeded "Succeeded" tone=green
state failed "Failed" tone=red
@if cancel
state cancelled "Cancelled" tone=neutral
@end
start -> scheduled : "enqueued"
scheduled -> queued : "due, or at once"
queued -> running : "worker takes it"
running -> succeeded : "done"
running -> waiting : "error, try below {{tries}}"
running -> queued : "no heartbeat for 2 min"
running -> failed : "error, try {{tries}}" tone=red
waiting -> queued : "pause over"
@if cancel
queued -> cancelled : "cancel"
running -> cancelled : "cancel, at a safe point"
cancelled -> end
@end
failed -> queued : "put back by hand"
succeeded -> end
`,
};
