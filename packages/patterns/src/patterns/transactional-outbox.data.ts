// Transactional outbox, as a pattern.
import type { Pattern } from '../pattern.js';

export const transactionalOutbox: Pattern = {
  id: 'transactional-outbox',
  title: 'Transactional outbox',
  topic: 'integration',
  description: 'A row and a message are stored in one transaction; a relay publishes the message later, at least once.',
  tags: [
    'outbox',
    'transactional outbox',
    'outbox pattern',
    'reliable publishing',
    'dual write',
    'message relay',
    'polling publisher',
    'polls table then publishes',
    'at least once',
    'exactly once effect',
    'idempotent consumer',
    'inbox pattern',
    'inbox table',
    'message stored with row',
  ],
  asked:
    'save and publish atomically, do not lose messages, message lost when broker is down, commit and then publish, dual write problem, reliable event publication, database and queue consistent, exactly once, unsent messages table',
  use: 'A service that writes to its database and must publish messages about it without losing any.',
  avoid: 'Consumers that can miss an occasional message.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { inbox: { type: 'switch', default: true, meaning: 'Consumers record handled messages' } },
  source: `
sequence "{{title}}"
actor client client "Client"
actor api service "Order service" {{containers}}
actor db database "Database" {{sql}}
actor relay function "Relay" {{functions}}
actor broker queue "Broker" {{queue}}
actor other service "Shipping" {{containers}}
client -> api : "place order"
api -> db : "begin"
api -> db : "insert order" role=data
api -> db : "insert message into outbox" role=data
api -> db : "commit"
api --> client : "201 Created"
divider "Later, and again after a crash"
loop "every 500 ms" {
  relay -> db : "unsent messages, oldest first" role=data
  db --> relay : "OrderPlaced, id 7"
  relay ..> broker : "OrderPlaced, id 7" role=async
  broker --> relay : "stored"
  relay -> db : "mark as sent" role=data
}
broker ..> other : "OrderPlaced, id 7" role=async
@if inbox
alt "id 7 is new" {
  other -> other : "create shipment, remember id 7"
} else "id 7 was handled" {
  other -> other : "skip"
}
@end
other --> broker : "done"
note relay,broker : "Sent twice if the relay stops before the mark"
`,
};
