// Hexagonal architecture, as a pattern.
import type { Pattern } from '../pattern.js';

export const hexagonalArchitecture: Pattern = {
  id: 'hexagonal-architecture',
  title: 'Hexagonal architecture',
  topic: 'software',
  description: 'A domain core with ports; adapters drive it from one side and are driven by it on the other.',
  tags: [
    'hexagonal',
    'ports and adapters',
    'ports & adapters',
    'clean architecture',
    'onion architecture',
    'domain core',
    'dependency inversion',
    'driving adapter',
    'driven adapter',
    'primary and secondary adapters',
    'domain-driven design',
    'ddd',
    'testable core',
  ],
  asked:
    'domain in the centre, independent of database and ui, infrastructure at the edge, inside and outside, interfaces and implementations, swap database without touching business logic, clean code structure',
  use: 'Business rules that should outlive frameworks and databases.',
  avoid: 'A thin layer over tables.',
  flavours: [],
  parameters: { messaging: { type: 'switch', default: true, meaning: 'Messages also drive it' } },
  source: `
flow "{{title}}" direction=right
group driving "Driving adapters" type=edge {
  node rest gateway "REST controller"
  node cli client "Command line"
  @if messaging
  node listener queue "Message listener"
  @end
  node tests step "Tests"
}
group core "Application core" type=app-tier {
  group inports "Ports in" {
    node place step "Place order"
    node cancel step "Cancel order"
  }
  node domain service "Domain model" tone=green sub="orders, prices, rules"
  group outports "Ports out" {
    node orders step "Orders"
    node payments step "Payments"
    node clock step "Clock"
  }
}
group driven "Driven adapters" type=data-tier {
  node sql database "SQL repository"
  node stripe external "Payment provider"
  node system step "System clock"
}
rest -> place
cli -> cancel
@if messaging
listener ..> place role=async
@end
tests -> place
place -> domain
cancel -> domain
domain -> orders
domain -> payments
domain -> clock
sql --> orders : "implements"
stripe --> payments : "implements"
system --> clock : "implements"
`,
};
