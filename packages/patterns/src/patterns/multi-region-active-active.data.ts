// Multi-region active-active, as a pattern.
import type { Pattern } from '../pattern.js';

export const multiRegionActiveActive: Pattern = {
  id: 'multi-region-active-active',
  title: 'Multi-region active-active',
  topic: 'cloud',
  description: 'Two or more regions serve users at the same time, and their data replicates both ways.',
  tags: [
    'multi-region',
    'multi region',
    'active-active',
    'active active',
    'two regions take traffic',
    'global deployment',
    'geo-distributed',
    'latency routing',
    'route 53 latency',
    'geo replication',
    'multi-write',
    'cosmos multi write',
    'global tables',
    'eu and us simultaneously',
    'run in two regions',
    'worldwide low latency',
  ],
  asked:
    'global users low latency, europe and america at once, both regions live, survive region outage without failover, geo routing, anycast, conflict resolution, worldwide replicas, active/active, dual region',
  use: 'Users on several continents, or regional outages that must go unnoticed.',
  avoid: 'Data that allows only one writer. A standby region costs less and is easier to reason about.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes'],
  parameters: { regions: { type: 'number', default: 2, least: 2, most: 3, meaning: 'Regions' } },
  source: `
flow "{{title}}" direction=down
node users person "Users"
node router gateway "Global routing" {{global-lb}}
@each regions
@if i=1
group region1 "Region 1" type=region {
@end
@if i>1
group region{{i}} "Region {{i}}" type=region same=region{{i-1}} {
@end
  node lb{{i}} gateway "Load balancer" {{lb}}
  node app{{i}} service "Services" {{cluster}}
  node cache{{i}} cache "Cache" {{cache}}
  node db{{i}} database "Writable replica" {{global-sql}}
}
@end
node health function "Health checks"
users -> router : "nearest healthy region"
@each regions
router -> lb{{i}}
lb{{i}} -> app{{i}}
app{{i}} -> cache{{i}} : "reads" role=data
app{{i}} -> db{{i}} : "reads and writes" role=data
@if i>1
db{{i-1}} <-> db{{i}} : "replicates" role=data
@end
@end
health --> router : "takes a region out"
note db1 : "Conflicts: the last write wins, or merge by key"
`,
};
