// Order fulfilment, as a pattern.
import type { Pattern } from '../pattern.js';

export const orderFulfilment: Pattern = {
  id: 'order-fulfilment',
  title: 'Order fulfilment',
  topic: 'product',
  description: 'Who does what from an order to a parcel: customer, shop, warehouse, carrier and finance.',
  tags: [
    'order fulfilment',
    'order fulfillment',
    'order process',
    'order to cash',
    'warehouse process',
    'swimlane order',
    'business process order',
    'shipping process',
    'pick pack ship',
    'bpmn order',
  ],
  use: 'Agreeing on handovers between teams.',
  avoid: 'States of one order.',
  flavours: [],
  parameters: { backorder: { type: 'switch', default: true, meaning: 'Missing stock is backordered' } },
  source: `
swimlane "{{title}}"
phase order "Order"
phase pick "Pick"
phase ship "Ship"
phase close "Close"
lane customer "Customer" {
  node place terminal "Places order" phase=order
  node receive "Receives parcel" phase=ship
}
lane shop "Shop" tone=blue {
  node check decision "Payment good?" phase=order
  node cancel terminal "Cancels" phase=order
  node confirm "Confirms" phase=order
}
lane warehouse "Warehouse" {
  node stock decision "In stock?" phase=pick
  @if backorder
  node reorder "Orders from supplier" phase=pick
  @end
  @if !backorder
  node none terminal "Tells customer, refunds" phase=pick
  @end
  node pack "Picks and packs" phase=pick
}
lane carrier "Carrier" {
  node deliver "Delivers" phase=ship
}
lane finance "Finance" {
  node invoice "Books invoice" phase=close
  node done terminal "Closed" phase=close
}
place -> check
check -> confirm : "yes"
check -> cancel : "no" tone=red
confirm -> stock
stock -> pack : "yes"
@if backorder
stock -> reorder : "no"
reorder -> pack
@end
@if !backorder
stock -> none : "no" tone=red
@end
pack -> deliver
deliver -> receive
receive -> invoice
invoice -> done
`,
};
