// Saga by choreography, as a pattern.
import type { Pattern } from '../pattern.js';

export const sagaChoreography: Pattern = {
  id: 'saga-choreography',
  title: 'Saga by choreography',
  topic: 'integration',
  description: 'A saga without a coordinator: each service reacts to events and compensates on a failure event.',
  tags: [
    'saga',
    'choreography',
    'choreographed saga',
    'saga choreography',
    'event chain',
    'compensation events',
    'decentralized saga',
    'saga with events',
    'react to events',
  ],
  asked: 'services react to each other without coordinator, distributed transaction with events',
  use: 'Three or four steps, and teams that share an event bus.',
  avoid: 'Longer chains. Nobody can see the state of an order.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: {},
  source: `
flow "{{title}}" direction=right
node client client "Client"
group services "Services" type=app-tier {
  node orders service "Orders" {{containers}}
  node pay service "Payments" {{containers}}
  node stock service "Inventory" {{containers}}
  node ship service "Shipping" {{containers}}
}
group events "Event bus" type=messaging {
  node placed queue "OrderPlaced" {{topic.icon}}
  node paid queue "PaymentTaken" {{topic.icon}}
  node reserved queue "StockReserved" {{topic.icon}}
  node out queue "StockMissing" {{topic.icon}}
}
client -> orders : "places order"
orders ..> placed role=async
placed ..> pay : "charge" role=async
pay ..> paid role=async
paid ..> stock : "reserve" role=async
stock ..> reserved role=async
reserved ..> ship : "book" role=async
stock ..> out : "none left" tone=red
out ..> pay : "refund" tone=red
out ..> orders : "cancel" tone=red
`,
};
