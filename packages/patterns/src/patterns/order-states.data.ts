// Order state machine, as a pattern.
import type { Pattern } from '../pattern.js';

export const orderStates: Pattern = {
  id: 'order-states',
  title: 'Order state machine',
  topic: 'product',
  description: 'States of an order: placed, paid, picked, shipped, delivered, returned or cancelled.',
  tags: [
    'order states',
    'order status',
    'order lifecycle',
    'order state machine',
    'order workflow',
    'placed paid shipped delivered',
    'returned',
    'cancelled',
    'fulfilment status',
    'order fsm',
    'e-commerce order',
  ],
  asked:
    'lifecycle of an order, order placed paid shipped, statuses of orders, return and cancel order, state diagram order, fulfilment statuses',
  use: 'A shop where each order has one state and each change has a cause.',
  avoid: 'Orders shipped in parts. Give shipments their own states.',
  flavours: [],
  parameters: { returns: { type: 'switch', default: true, meaning: 'Goods can be returned' } },
  source: `
state "{{title}}"
state placed "Placed" sub="entry / reserve stock"
state paid "Paid" tone=blue sub="entry / send receipt"
state picking "Being picked"
state shipped "Shipped" sub="entry / send tracking"
state delivered "Delivered" tone=green
state cancelled "Cancelled" tone=neutral sub="entry / release stock"
@if returns
state returning "Being returned" tone=amber
state refunded "Refunded" tone=neutral
@end
start -> placed : "checkout"
placed -> paid : "payment captured"
placed -> cancelled : "not paid in 24 h" tone=red
paid -> picking : "warehouse accepts"
paid -> cancelled : "customer cancels / refund" tone=red
picking -> shipped : "handed to carrier"
picking -> cancelled : "out of stock / refund" tone=red
shipped -> delivered : "carrier confirms"
@if returns
delivered -> returning : "return within 30 days"
shipped -> returning : "refused at the door"
returning -> refunded : "goods checked"
refunded -> end
@end
delivered -> end : "30 days"
cancelled -> end
`,
};
