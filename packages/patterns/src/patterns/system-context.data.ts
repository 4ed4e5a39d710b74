// System context, as a pattern.
import type { Pattern } from '../pattern.js';

export const systemContext: Pattern = {
  id: 'system-context',
  title: 'System context',
  topic: 'software',
  description: 'One system, the people who use it and the systems it talks to, following the C4 model.',
  tags: [
    'c4',
    'c4 model',
    'system context',
    'context diagram',
    'level 1',
    'system landscape',
    'actors and external systems',
    'software context',
    'scope of the system',
    'structurizr',
  ],
  use: 'The first picture of any architecture document.',
  avoid: 'The inside of the system. Use a container view.',
  flavours: [],
  parameters: {
    name: { type: 'text', default: 'Online shop', meaning: 'The system' },
    erp: { type: 'switch', default: true, meaning: 'An ERP system behind it' },
  },
  source: `
c4 "{{title}}" view=context
person customer "Customer" sub="Buys goods"
person agent "Support agent" sub="Answers questions"
system shop "{{name}}" sub="Sells goods to customers"
system pay "Payment provider" external sub="Charges cards"
system mail "Mail provider" external sub="Sends mail"
system carrier "Carrier" external sub="Delivers parcels"
@if erp
system erp "ERP" sub="Stock, prices, invoices"
@end
customer -> shop : "Browses and orders" tech="HTTPS"
agent -> shop : "Looks up orders" tech="HTTPS"
shop -> pay : "Takes payments" tech="REST"
shop ..> mail : "Sends receipts" tech="SMTP"
shop -> carrier : "Books parcels" tech="REST"
carrier ..> shop : "Tracking" tech="Webhook"
@if erp
shop <-> erp : "Orders, stock" tech="Messages"
@end
`,
};
