// Saga with an orchestrator, as a pattern.
import type { Pattern } from '../pattern.js';

export const sagaOrchestration: Pattern = {
  id: 'saga-orchestration',
  title: 'Saga with an orchestrator',
  topic: 'integration',
  description: 'A saga: local transactions in order, each with a compensation that undoes it when a later one fails.',
  tags: [
    'saga',
    'sagas',
    'saga pattern',
    'orchestrator',
    'orchestration',
    'compensation',
    'compensating transaction',
    'undo when one fails',
    'distributed transaction',
    'long-running transaction',
    'order payment stock',
    'without two-phase commit',
    'step functions saga',
    'temporal workflow',
    'process manager',
  ],
  asked:
    'roll back steps across services, distributed transaction without 2pc, booking flight hotel car, compensate failed step, workflow engine across services, order payment inventory rollback, coordinator',
  use: 'One business transaction across services that each have a database.',
  avoid: 'Steps within one database. Use its transactions.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { shipping: { type: 'switch', default: true, meaning: 'A shipping step' } },
  source: `
sequence "{{title}}"
actor client client "Client"
actor saga service "Orchestrator" {{workflow}}
actor orders service "Orders"
actor pay service "Payments"
actor stock service "Inventory"
@if shipping
actor ship service "Shipping"
@end
client -> saga : "place order"
saga -> orders : "create, pending"
orders --> saga : "order 42"
saga -> pay : "reserve 80 euros"
pay --> saga : "reserved"
saga -> stock : "take 2 items"
alt "in stock" {
  stock --> saga : "taken"
  saga -> pay : "capture"
  @if shipping
  saga -> ship : "book"
  ship --> saga : "booked"
  @end
  saga -> orders : "confirm"
  saga --> client : "confirmed"
} else "out of stock" {
  stock --> saga : "refused" tone=red
  saga -> pay : "release the reservation" tone=amber
  saga -> orders : "cancel" tone=amber
  saga --> client : "cancelled, nothing charged" tone=red
}
note saga : "Keeps its step, continues after a crash"
`,
};
