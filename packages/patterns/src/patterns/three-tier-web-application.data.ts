// Three-tier web application, as a pattern.
import type { Pattern } from '../pattern.js';

export const threeTierWebApplication: Pattern = {
  id: 'three-tier-web-application',
  title: 'Three-tier web application',
  topic: 'cloud',
  description: 'Web, application and database tier in several availability zones behind a load balancer.',
  tags: [
    'three-tier',
    'three tier',
    '3-tier',
    '3 tier',
    'n-tier',
    'n tier',
    'multi-tier',
    'tiered web app',
    'web server app server database',
    'load balanced website',
    'classic web stack',
    'LAMP',
    'availability zones',
    'autoscaling group',
    'highly available website',
  ],
  asked:
    'classic web application presentation business data layers, web servers app servers and a relational database, two availability zones, autoscaling, monolithic website, wordpress, django, rails, laravel, vm scale set, ec2 rds alb, high availability hosting',
  use: 'A web application with one relational database that must survive the loss of a machine or a zone.',
  avoid: 'Parts that scale or are released independently. Use separate services.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: {
    zones: { type: 'number', default: 2, least: 1, most: 3, meaning: 'Availability zones' },
    cache: { type: 'switch', default: true, meaning: 'A cache in front of the database' },
  },
  source: `
flow "{{title}}" direction=right
node users person "Users"
group edge "Edge" type=edge {
  node dns gateway "Name service" {{dns}}
  node waf gateway "Web firewall" {{waf}}
  node lb gateway "Load balancer" {{lb}}
}
group net "Private network" type=network {
  @each zones
  group zone{{i}} "Zone {{i}}" type=zone {
    node web{{i}} service "Web tier" {{compute}}
    node app{{i}} service "Application tier" {{compute}}
  }
  @end
  group data "Data tier" type=data-tier {
    @if cache
    node cache cache "Sessions and hot rows" {{cache}}
    @end
    node db database "Primary" {{sql}}
    @if zones>1
    node standby database "Standby" {{sql}}
    @end
  }
}
node files storage "Uploads" {{objects}}
users -> dns : "HTTPS"
dns -> waf
waf -> lb
@each zones
lb -> web{{i}}
web{{i}} -> app{{i}} : "private HTTP"
@if cache
app{{i}} -> cache : "reads" role=data
@end
app{{i}} -> db : "SQL" role=data
app{{i}} -> files : "stores" role=data
@end
@if zones>1
db ..> standby : "replicates" role=data
@end
`,
};
