// Containers of a system, as a pattern.
import type { Pattern } from '../pattern.js';

export const containerView: Pattern = {
  id: 'container-view',
  title: 'Containers of a system',
  topic: 'software',
  description: 'The applications and stores inside one system and how they talk, following the C4 model.',
  tags: [
    'c4',
    'c4 model',
    'container diagram',
    'container view',
    'level 2',
    'applications and data stores',
    'runtime view',
    'web app api database',
    'structurizr',
  ],
  use: 'The second picture of an architecture document, for developers and operators.',
  avoid: 'Classes or modules. Use a component view.',
  flavours: [],
  parameters: {
    name: { type: 'text', default: 'Online shop', meaning: 'The system' },
    search: { type: 'switch', default: true, meaning: 'A search engine' },
  },
  source: `
c4 "{{title}}" view=container
person customer "Customer" sub="Buys goods"
system shop "{{name}}" {
  container web client "Web application" tech="TypeScript, React" sub="Pages in the browser"
  container api service "Shop API" tech="Java, Spring Boot" sub="Catalogue, cart, orders"
  container worker service "Worker" tech="Java" sub="Mail, exports"
  container db database "Database" tech="PostgreSQL" sub="Products, orders"
  container queue queue "Jobs" tech="RabbitMQ" sub="Work for later"
  @if search
  container index database "Search index" tech="OpenSearch" sub="Products by word"
  @end
}
system pay "Payment provider" external sub="Charges cards"
system mail "Mail provider" external sub="Sends mail"
customer -> web : "Uses" tech="HTTPS"
web -> api : "Calls" tech="JSON, HTTPS"
api -> db : "Reads and writes" tech="SQL"
api ..> queue : "Puts jobs" tech="AMQP"
queue ..> worker : "Hands out" tech="AMQP"
worker -> mail : "Sends" tech="SMTP"
api -> pay : "Charges" tech="REST"
@if search
api -> index : "Searches" tech="HTTPS"
worker -> index : "Indexes" tech="HTTPS"
@end
`,
};
