// Microservices, as a pattern.
import type { Pattern } from '../pattern.js';

export const microservices: Pattern = {
  id: 'microservices',
  title: 'Microservices',
  topic: 'software',
  description: 'Microservices behind a gateway, each with its own database, connected by events.',
  tags: [
    'microservices',
    'microservice architecture',
    'api gateway and services',
    'independent teams',
    'service per team',
    'database per service',
    'own db per service',
    'service discovery',
    'independently deployable',
    'split backend into services',
    'small services',
    'decomposed backend',
    'domain services',
    'distributed services',
  ],
  asked:
    'many small services, spring boot services, eureka, config server, service per domain, each service with own datastore, independently deployed, spring cloud, services behind an entry point, polyglot persistence, bounded contexts, team autonomy',
  use: 'Several teams that release independently, in well-understood domains.',
  avoid: 'A new product or one team. Start with a modular monolith.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { events: { type: 'switch', default: true, meaning: 'Services are connected by events' } },
  source: `
flow "{{title}}" direction=down
group clients "Clients" {
  node web client "Web"
  node mobile client "Mobile app"
}
node gw gateway "API gateway" {{gateway}}
node idp identity "Sign-in" {{identity}}
group services "Services" type=cluster {
  node users service "Customers" {{containers}}
  node orders service "Orders" {{containers}}
  node catalog service "Catalogue" {{containers}}
  node pay service "Payments" {{containers}}
}
group data "A database each" type=data-tier {
  node usersdb database "Customers" {{sql}}
  node ordersdb database "Orders" {{sql}}
  node catalogdb database "Catalogue" {{nosql}}
  node paydb database "Payments" {{sql}}
}
@if events
node bus queue "Domain events" {{bus}}
@end
web -> gw : "HTTPS"
mobile -> gw : "HTTPS"
gw --> idp : "verifies token" role=identity
gw -> users
gw -> orders
gw -> catalog
orders -> pay : "charges"
users -> usersdb role=data
orders -> ordersdb role=data
catalog -> catalogdb role=data
pay -> paydb role=data
@if events
orders ..> bus : "OrderPlaced" role=async
bus ..> users : "points earned" role=async
@end
`,
};
