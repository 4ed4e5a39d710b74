// Payment processing, as a pattern.
import type { Pattern } from '../pattern.js';

export const paymentProcessing: Pattern = {
  id: 'payment-processing',
  title: 'Payment processing',
  topic: 'software',
  description:
    'Checkout takes card payments through a provider; a ledger records them and reconciliation verifies them.',
  tags: [
    'payment processing',
    'payments',
    'card payment',
    'checkout',
    'stripe',
    'adyen',
    'paypal',
    'take money online',
    'payment service provider',
    'psp',
    'ledger',
    'double-entry',
    'reconciliation',
    'refunds',
    'payouts',
    'bookkeeping',
    'settlement',
    '3-d secure',
    'pci',
    'payment gateway',
    'billing backend',
    'merchant',
  ],
  asked:
    'charge cards, accept payments, paypal adyen stripe, checkout with payment provider, ledger and settlement, refunds, marketplace payouts, collect money from customers, transactions accounting, psp integration, pay with card',
  use: 'A product that takes money and must account for every cent.',
  avoid: "A few payments a month. Use the provider's hosted pages and exports.",
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { fraud: { type: 'switch', default: true, meaning: 'Fraud checks before the charge' } },
  source: `
flow "{{title}}" direction=right
node buyer person "Buyer"
group front "Checkout" type=edge {
  node page client "Checkout page"
  node fields external "Card fields" sub="provider's iframe"
}
group pay "Payment service" type=app-tier {
  node api gateway "Payment API" {{containers}}
  @if fraud
  node fraud decision "Risk acceptable?"
  @end
  node hooks function "Webhook handler" {{functions}}
  node events queue "Payment events" {{queue}}
}
node psp external "Payment provider"
group books "Books" type=data-tier {
  node state database "Payments" {{sql}}
  node ledger database "Ledger" {{sql.icon}} sub="double entry"
}
group finance "Finance" type=team {
  node match function "Reconciliation" {{scheduler}}
  node bank external "Bank statement"
  node clerk person "Accountant"
}
buyer -> page : "pays"
page -> fields : "card number"
fields -> psp : "token" role=identity
page -> api : "token, idempotency key"
@if fraud
api -> fraud
fraud -> psp : "yes"
fraud --> page : "no" tone=red
@end
@if !fraud
api -> psp : "authorise" role=identity
@end
api -> state : "writes to" role=data
psp ..> hooks : "captured, refunded" role=async
hooks ..> events role=async
events ..> ledger : "books" role=async
psp ..> match : "settlement file" role=async
bank -> match
ledger -> match : "compared" role=data
match ..> clerk : "differences" role=async
`,
};
