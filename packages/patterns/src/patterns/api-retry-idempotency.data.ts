// Retries with an idempotency key, as a pattern.
import type { Pattern } from '../pattern.js';

export const apiRetryIdempotency: Pattern = {
  id: 'api-retry-idempotency',
  title: 'Retries with an idempotency key',
  topic: 'integration',
  description: 'A client retries a call that timed out; a key ensures that the server does the work once.',
  tags: [
    'idempotency',
    'idempotent api',
    'idempotency key',
    'retry',
    'exponential backoff',
    'jitter',
    'timeout handling',
    'safe retries',
    'duplicate requests',
    'at most once',
    'exactly once',
    'resilient client',
  ],
  use: 'Calls that cost money or create data, over an unreliable network.',
  avoid: 'Calls that only read.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { parallel: { type: 'switch', default: true, meaning: 'Two identical calls at the same time' } },
  source: `
sequence "{{title}}"
actor client client "Client"
actor api service "Payments API" {{containers}}
actor keys cache "Keys, 24 hours" {{cache}}
actor db database "Payments" {{sql}}
client -> client : "make key K"
client -> api : "POST /payments, key K"
api -> keys : "claim K" role=data
keys --> api : "is new"
api -> db : "insert payment" role=data
api -> keys : "K: 201, payment 9" role=data
api --> client : "answer is lost" tone=red
loop "after 1, 2, 4 s, with jitter" {
  client -> api : "POST /payments, key K"
}
api -> keys : "claim K" role=data
keys --> api : "201, payment 9"
api --> client : "201, payment 9, not charged again" tone=green
@if parallel
opt "the first is still running" {
  keys --> api : "claimed, no answer yet"
  api --> client : "409, try again" tone=amber
}
@end
`,
};
