// Virtual network with public and private subnets, as a pattern.
import type { Pattern } from '../pattern.js';

export const virtualNetwork: Pattern = {
  id: 'virtual-network',
  title: 'Virtual network with public and private subnets',
  topic: 'network',
  description:
    'One virtual network over zones: public, private and data subnets, entry and exit points, and rules between them.',
  tags: [
    'vpc',
    'virtual network',
    'vnet',
    'subnets',
    'public and private subnets',
    'nat gateway',
    'internet gateway',
    'security groups',
    'network segmentation',
    'bastion',
    'private endpoints',
    'cidr',
    'network layout',
    'dmz',
  ],
  use: 'The network of one workload.',
  avoid: 'Many networks. Use hub and spoke.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: {
    zones: { type: 'number', default: 2, least: 1, most: 3, meaning: 'Availability zones' },
    bastion: { type: 'switch', default: true, meaning: 'Administration through a bastion' },
  },
  source: `
flow "{{title}}" direction=down
node users person "Users"
@if bastion
node admin person "Administrator"
@end
group vpc "Virtual network 10.0.0.0/16" type=network {
  node lb gateway "Load balancer" {{lb}}
  @if bastion
  node bastion gateway "Bastion" {{bastion}}
  @end
  @each zones
  group zone{{i}} "Zone {{i}}" type=zone {
    node nat{{i}} gateway "Public: 10.0.{{i}}.0/24" {{nat}}
    node app{{i}} service "Private: 10.0.1{{i}}.0/24" {{compute}}
    node db{{i}} database "Data: 10.0.2{{i}}.0/24" {{sql}}
  }
  @end
}
node store storage "Storage by private endpoint" {{objects}}
node internet external "Internet"
users -> lb : "443"
@each zones
lb -> app{{i}} : "8443"
app{{i}} -> db{{i}} : "5432" role=data
app{{i}} -> nat{{i}} : "updates" role=private
nat{{i}} -> internet
@end
app1 -> store role=private
@if bastion
admin -> bastion : "session, recorded"
bastion -> app1 : "22" role=private
@end
`,
};
