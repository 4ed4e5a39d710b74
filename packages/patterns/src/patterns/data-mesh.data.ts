// Data mesh, as a pattern.
import type { Pattern } from '../pattern.js';

export const dataMesh: Pattern = {
  id: 'data-mesh',
  title: 'Data mesh',
  topic: 'data',
  description: 'Domains own data products on a common self-service platform with federated rules.',
  tags: [
    'data mesh',
    'datamesh',
    'data products',
    'domain-owned data',
    'domain ownership',
    'self-serve data platform',
    'federated governance',
    'decentralized data',
    'data contracts',
    'data marketplace',
    'domain accounts',
    'lake formation accounts',
  ],
  asked:
    'decentralised data ownership, business domains publish data, domain teams own analytics data, data as a product, federated data governance, self-service data infrastructure',
  use: 'Many domains whose data others need, and a central team that has become the bottleneck.',
  avoid: 'One analytics team and a handful of sources.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { domains: { type: 'number', default: 3, least: 2, most: 4, meaning: 'Domains' } },
  source: `
flow "{{title}}" direction=down
group domains "Domains, each owns its data products" {
  @each domains
  group domain{{i}} "Domain {{i}}" type=team direction=down {
    node src{{i}} service "Operational system"
    node pipe{{i}} function "Transformation" {{etl}}
    node prod{{i}} storage "Data product" {{lake}}
  }
  @end
}
group platform "Self-service platform" type=app-tier {
  node catalog database "Catalogue and contracts" {{catalog}}
  node query service "Query engine" {{query}}
  node tools service "Templates and pipelines" {{pipelines}}
}
group rules "Federated governance" type=security {
  node guild person "Governance guild"
  node policy secret "Policies as code" {{governance}}
}
node users person "Analysts"
@each domains
src{{i}} -> pipe{{i}}
pipe{{i}} -> prod{{i}} role=data
prod{{i}} --> catalog : "contract"
@end
guild -> policy : "agrees"
policy --> query : "access, masking"
tools --> pipe1 : "golden path"
users -> catalog : "finds"
users -> query : "SQL"
`,
};
