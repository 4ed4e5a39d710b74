// Hub-and-spoke network, as a pattern.
import type { Pattern } from '../pattern.js';

export const hubAndSpokeNetwork: Pattern = {
  id: 'hub-and-spoke-network',
  title: 'Hub-and-spoke network',
  topic: 'network',
  description: 'Shared services in a hub network, workloads in spokes, and all traffic between them inspected.',
  tags: [
    'hub and spoke',
    'hub-and-spoke',
    'hub spoke',
    'vnet peering',
    'hub vnet',
    'transit gateway',
    'central network',
    'connect many vpcs',
    'on premises connection',
    'firewall in the middle',
    'shared services network',
    'expressroute',
    'direct connect',
    'interconnect',
    'virtual wan',
    'network topology',
    'many networks one centre',
  ],
  asked:
    'central vpc for shared services, peering many networks, transit vpc, inspect traffic between networks, centralised egress, on-prem connectivity for all vnets, virtual wan',
  use: 'Several workload networks that share internet egress, a firewall or a line to the data centre.',
  avoid: 'Two networks. Peer them.',
  flavours: ['aws', 'azure', 'gcp'],
  parameters: {
    spokes: { type: 'number', default: 3, least: 1, most: 5, meaning: 'Spoke networks' },
    site: { type: 'switch', default: true, meaning: 'A line to the data centre' },
  },
  source: `
flow "{{title}}" direction=right
@if site
group dc "Data centre" type=external {
  node router gateway "Edge router"
  node office client "Offices"
}
node line gateway "Private line" {{line}}
@end
node internet external "Internet"
group hub "Hub network" type=network {
  node transit gateway "Transit" {{transit}}
  node wall gateway "Firewall" {{firewall}}
  node dns service "Name service" {{dns}}
  node bastion gateway "Administration" {{bastion}}
}
@each spokes
group spoke{{i}} "Spoke {{i}}" type=network {
  node app{{i}} service "Workload {{i}}" {{compute}}
  node db{{i}} database "Data {{i}}" {{sql}}
}
@end
@if site
office -> router
router -- line : "BGP" role=private
line -- transit role=private
@end
wall -> internet : "egress"
transit -- wall : "all traffic inspected" role=private
transit -- dns role=private
bastion -> transit : "SSH, RDP" role=private
@each spokes
transit -- app{{i}} : "peering" role=private
app{{i}} -> db{{i}} role=data
@end
`,
};
