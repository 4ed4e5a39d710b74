// Deployment view, as a pattern.
import type { Pattern } from '../pattern.js';

export const deploymentView: Pattern = {
  id: 'deployment-view',
  title: 'Deployment view',
  topic: 'software',
  description: 'What runs on which host in production, with replicas and stores, following the C4 model.',
  tags: [
    'c4',
    'c4 model',
    'deployment diagram',
    'deployment view',
    'hosts',
    'runtime environment',
    'infrastructure view',
    'what runs where',
    'production topology',
  ],
  use: 'Operators who need to know where a part runs.',
  avoid: 'The internal logic of the parts.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { replicas: { type: 'number', default: 2, least: 1, most: 3, meaning: 'Replicas of the API' } },
  source: `
c4 "{{title}}" view=deployment
person user "Customer"
host device "Customer's device" tech="Browser" {
  container spa client "Web application" tech="React"
}
host cloud "Production" tech="{{cluster.name|Two data centres}}" {
  host edge "Edge" tech="{{lb.name|Load balancer}}" {
    container lb gateway "Load balancer" tech="HTTPS"
  }
  host app "Application hosts" tech="{{compute.name|Linux}}" {
    @each replicas
    container api{{i}} service "API, replica {{i}}" tech="Java"
    @end
  }
  host data "Data hosts" tech="{{sql.name|PostgreSQL}}" {
    container primary database "Primary" tech="PostgreSQL"
    container standby database "Standby" tech="PostgreSQL"
  }
}
user -> spa : "Uses"
spa -> lb : "Calls" tech="JSON, HTTPS"
@each replicas
lb -> api{{i}} : "Forwards" tech="HTTP"
api{{i}} -> primary : "Queries" tech="SQL"
@end
primary ..> standby : "Replicates"
`,
};
