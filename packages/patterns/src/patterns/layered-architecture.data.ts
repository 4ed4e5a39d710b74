// Layered architecture, as a pattern.
import type { Pattern } from '../pattern.js';

export const layeredArchitecture: Pattern = {
  id: 'layered-architecture',
  title: 'Layered architecture',
  topic: 'software',
  description: 'Presentation, application, domain and infrastructure in layers, each using only those below.',
  tags: [
    'layered architecture',
    'layers',
    'n-layer',
    'presentation layer',
    'application layer',
    'domain layer',
    'infrastructure layer',
    'code layers',
    'onion',
    'separation of concerns',
    'package structure',
  ],
  use: 'Rules for which part can call which inside one application.',
  avoid: 'Where parts run.',
  flavours: [],
  parameters: { cross: { type: 'switch', default: true, meaning: 'Cross-cutting concerns' } },
  source: `
layers "{{title}}"
layer ui "Presentation" tone=blue {
  node pages client "Pages"
  node rest gateway "REST API"
  node jobs function "Jobs"
}
layer app "Application" {
  node cases service "Use cases"
  node tx service "Transactions"
  node authz secret "Permissions"
}
layer domain "Domain" tone=green {
  node entities service "Entities"
  node rules service "Rules"
  node events service "Domain events"
}
layer infra "Infrastructure" {
  node repo database "Repositories"
  node queue queue "Messaging"
  node clients external "Clients of others"
}
@if cross
pillar cross "Across" {
  node log service "Logging"
  node conf service "Configuration"
}
@end
pages -> cases
rest -> cases
cases -> entities
entities -> repo
`,
};
