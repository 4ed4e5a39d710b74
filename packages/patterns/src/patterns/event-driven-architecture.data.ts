// Event-driven architecture, as a pattern.
import type { Pattern } from '../pattern.js';

export const eventDrivenArchitecture: Pattern = {
  id: 'event-driven-architecture',
  title: 'Event-driven architecture',
  topic: 'integration',
  description: 'Producers publish to an event bus; independent consumers take what they need.',
  tags: [
    'event-driven',
    'event driven',
    'eda',
    'pub sub',
    'publish subscribe',
    'pubsub',
    'event bus',
    'event broker',
    'message broker',
    'domain events',
    'asynchronous architecture',
    'async messaging',
    'topic with several subscribers',
    'fan-out',
    'choreographed services',
    'eventbridge',
    'sns sqs',
    'event grid',
    'loosely coupled services',
  ],
  asked:
    'services publish facts and others subscribe, decoupled, topics and subscriptions, broadcast events, react to events, event grid, rabbitmq exchange, kafka topics between services, consumers do not know producers, integration events',
  use: 'Several teams that react to the same events, without the producer knowing them.',
  avoid: 'A caller that needs an immediate response, or steps in a fixed order.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { schemas: { type: 'switch', default: true, meaning: 'A registry of event schemas' } },
  source: `
flow "{{title}}" direction=right
group producers "Producers" type=app-tier {
  node shop service "Orders" {{containers}}
  node pay service "Payments" {{containers}}
  node stock service "Inventory" {{containers}}
}
group broker "Event bus" type=messaging {
  node bus queue "Domain events" {{bus}}
  @if schemas
  node registry storage "Schema registry"
  @end
  node archive storage "Event archive" {{objects}}
}
group consumers "Consumers" type=app-tier {
  node ship service "Shipping" {{functions}}
  node mail service "Notifications" {{functions}}
  node fraud service "Fraud checks" {{functions}}
  node report service "Reporting" {{functions}}
}
node dead queue "Dead letters" {{queue}}
node shipdb database "Shipments" {{nosql}}
node reportdb database "Reports" {{warehouse}}
shop ..> bus : "OrderPlaced" role=async
pay ..> bus : "PaymentTaken" role=async
stock ..> bus : "StockReserved" role=async
@if schemas
bus -- registry : "checked against"
@end
bus ..> archive : "for replay" role=async
bus ..> ship : "PaymentTaken" role=async
bus ..> mail : "every event" role=async
bus ..> fraud : "OrderPlaced" role=async
bus ..> report : "every event" role=async
fraud ..> dead : "after retries" role=async
ship -> shipdb : "writes to" role=data
report -> reportdb : "writes to" role=data
`,
};
