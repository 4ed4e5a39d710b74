// Webhook delivery, as a pattern.
import type { Pattern } from '../pattern.js';

export const webhookDelivery: Pattern = {
  id: 'webhook-delivery',
  title: 'Webhook delivery',
  topic: 'integration',
  description:
    'Webhooks: events are signed, delivered by HTTP, retried with increasing delays and kept in a dead letter queue.',
  tags: [
    'webhook',
    'webhooks',
    'http callbacks',
    'signed callbacks',
    'notify customer systems',
    'callback url',
    'hmac signature',
    'outgoing events to customers',
    'retries with backoff',
    'delivery log',
    'event subscriptions for customers',
    'idempotency',
  ],
  asked:
    'send events to customer urls, callbacks to third parties, retry failed deliveries, sign payload, notify external systems over http, outgoing hooks, event notifications to integrations, delivery attempts',
  use: "Customers' systems that must learn about events without polling.",
  avoid: 'Large volumes to a few partners. Give them a stream or files.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { portal: { type: 'switch', default: true, meaning: 'Customers see their deliveries' } },
  source: `
flow "{{title}}" direction=right
group product "Product" type=app-tier {
  node app service "Services" {{containers}}
  node bus queue "Events" {{bus}}
}
group delivery "Delivery" type=app-tier {
  node match function "Match subscriptions" {{functions}}
  node jobs queue "Deliveries" {{queue}}
  node send function "Sign and send" {{functions}}
  node ok decision "2xx within 10 s?"
  node retry queue "Retries" {{queue.icon}} sub="1 min to 24 h"
  node dead queue "Dead letters" {{queue}}
}
node subs database "Subscriptions" {{sql}}
node keys secret "Signing keys" {{secrets}}
node log database "Delivery log" {{nosql}}
node customer external "Customer endpoint"
@if portal
node portal client "Customer portal"
@end
app ..> bus : "publishes" role=async
bus ..> match role=async
subs -> match : "looked up by" role=data
match ..> jobs : "one per endpoint" role=async
jobs ..> send role=async
keys --> send : "HMAC key" role=identity
send -> customer : "POST, signature"
send -> ok
ok -> log : "yes" role=data
ok ..> retry : "no" tone=amber
retry ..> send : "later" role=async
retry ..> dead : "after 8 tries" role=async
@if portal
log -> portal : "read by" role=data
portal -> dead : "retries by hand"
@end
`,
};
