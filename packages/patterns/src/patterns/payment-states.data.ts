// Payment state machine, as a pattern.
import type { Pattern } from '../pattern.js';

export const paymentStates: Pattern = {
  id: 'payment-states',
  title: 'Payment state machine',
  topic: 'product',
  description: 'States of a card payment: authorised, captured, settled, refunded, voided, failed or charged back.',
  tags: [
    'payment states',
    'payment status',
    'payment lifecycle',
    'card transaction statuses',
    'authorised captured refunded',
    'voided',
    'settled',
    'charged back',
    'chargeback',
    'dispute',
    'payment intent',
    'card payment states',
    'payment state machine',
    'transaction lifecycle',
    'declined',
  ],
  asked:
    'lifecycle of a payment, card charge statuses, authorised captured refunded, states of a transaction, payment intent status, void and chargeback, payment fails',
  use: 'A payment table whose status column everyone reads differently.',
  avoid: 'Invoices paid by transfer.',
  flavours: [],
  parameters: { disputes: { type: 'switch', default: true, meaning: 'Chargebacks' } },
  source: `
state "{{title}}"
state created "Created"
state action "Needs the payer" sub="3-D Secure"
state authorised "Authorised" tone=blue sub="money is held"
state captured "Captured" tone=green
state settled "Settled" tone=green sub="in the bank account"
state voided "Voided" tone=neutral
state failed "Failed" tone=red
state refunded "Refunded" tone=neutral
@if disputes
state disputed "Disputed" tone=amber
@end
start -> created : "checkout"
created -> action : "issuer asks"
action -> authorised : "payer confirms"
created -> authorised : "approved"
created -> failed : "declined" tone=red
action -> failed : "times out" tone=red
authorised -> captured : "goods shipped"
authorised -> voided : "cancelled or 7 days"
captured -> settled : "payout"
captured -> refunded : "refund, in part or whole"
settled -> refunded : "refund"
@if disputes
settled -> disputed : "chargeback"
disputed -> settled : "won"
disputed -> refunded : "lost" tone=red
@end
voided -> end
failed -> end
refunded -> end
`,
};
