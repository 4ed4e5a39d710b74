// Hybrid cloud, as a pattern.
import type { Pattern } from '../pattern.js';

export const hybridCloud: Pattern = {
  id: 'hybrid-cloud',
  title: 'Hybrid cloud',
  topic: 'network',
  description: 'A data centre and a cloud connected by a private line and a tunnel, with shared names and identities.',
  tags: [
    'hybrid cloud',
    'on-premises and cloud',
    'on prem to cloud',
    'site-to-site vpn',
    'direct connect',
    'expressroute',
    'hybrid dns',
    'hybrid identity',
    'data centre extension',
    'private line with backup',
    'cloud bursting',
  ],
  use: 'Systems split between the data centre and the cloud.',
  avoid: 'A migration that ends within months.',
  flavours: ['aws', 'azure', 'gcp'],
  parameters: { backup: { type: 'switch', default: true, meaning: 'A tunnel as a backup' } },
  source: `
flow "{{title}}" direction=right
group dc "Data centre" type=external {
  node users person "Staff"
  node core service "Core system"
  node dns1 service "Name service"
  node ad identity "Directory"
  node router gateway "Edge routers"
}
node line gateway "Private line, 10 Gbit/s" {{line}}
@if backup
node vpn gateway "Tunnel, backup" {{vpn}}
@end
group cloud "Cloud" type=account {
  node transit gateway "Transit" {{transit}}
  node dns2 service "Name service" {{dns}}
  node idp identity "Identity" {{workforce}}
  node app service "New applications" {{containers}}
  node lake storage "Analytics" {{lake}}
}
users -> core
core -> router
router -- line : "BGP" role=private
line -- transit role=private
@if backup
router -- vpn : "IPsec" role=private
vpn -- transit role=private
@end
transit -- app role=private
app -> core : "orders" role=private
core ..> lake : "nightly copy" role=async
dns1 <-> dns2 : "forwards"
ad ..> idp : "synchronises" role=identity
`,
};
