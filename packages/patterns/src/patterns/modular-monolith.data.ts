// Modular monolith, as a pattern.
import type { Pattern } from '../pattern.js';

export const modularMonolith: Pattern = {
  id: 'modular-monolith',
  title: 'Modular monolith',
  topic: 'software',
  description: 'A monolith of modules with clear boundaries: one deployable, one database, one schema per module.',
  tags: [
    'modular monolith',
    'modulith',
    'monolith',
    'one deployable',
    'single deployable',
    'one database',
    'module boundaries',
    'well-structured monolith',
    'majestic monolith',
    'start before microservices',
    'bounded contexts in one process',
    'package by feature',
    'schema per module',
  ],
  asked:
    'one application cleanly split, single deployment with modules, internal boundaries, one codebase one database, before splitting into services, module api',
  use: 'One to three teams that want boundaries without the cost of a network between them.',
  avoid: 'Parts that must scale or fail independently.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { jobs: { type: 'switch', default: true, meaning: 'A worker for background jobs' } },
  source: `
flow "{{title}}" direction=down
node user client "Web and mobile"
node lb gateway "Load balancer" {{lb}}
group app "One deployable" type=app-tier {
  node api gateway "API and pages" {{containers}}
  group modules "Modules" {
    node catalog service "Catalogue"
    node orders service "Orders"
    node billing service "Billing"
    node shipping service "Shipping"
  }
  node inner queue "Events in the process"
}
@if jobs
node jobs service "Background jobs" {{containers}}
@end
group db "One database" type=data-tier {
  node s1 database "catalog schema" {{sql.icon}}
  node s2 database "orders schema" {{sql.icon}}
  node s3 database "billing schema" {{sql.icon}}
  node s4 database "shipping schema" {{sql.icon}}
}
user -> lb : "HTTPS"
lb -> api
api -> catalog
api -> orders
api -> billing
orders -> billing : "public interface only"
orders ..> inner : "OrderPlaced" role=async
inner ..> shipping role=async
catalog -> s1 role=data
orders -> s2 role=data
billing -> s3 role=data
shipping -> s4 role=data
@if jobs
inner ..> jobs : "slow work" role=async
@end
`,
};
