// Database with replicas and shards, as a pattern.
import type { Pattern } from '../pattern.js';

export const databaseScaling: Pattern = {
  id: 'database-scaling',
  title: 'Database with replicas and shards',
  topic: 'data',
  description:
    'Writes go to the primary of a shard, reads to its replicas, through a pooling proxy that knows the shards.',
  tags: [
    'read replicas',
    'sharding',
    'shards',
    'horizontal partitioning',
    'database scaling',
    'scale database reads',
    'connection pooling',
    'pgbouncer',
    'vitess',
    'citus',
    'replica lag',
    'primary and replicas',
    'partition by tenant',
    'database cluster',
  ],
  use: 'A relational database that has outgrown one machine.',
  avoid: 'Slow queries. Check the indexes first.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { shards: { type: 'number', default: 2, least: 1, most: 3, meaning: 'Shards' } },
  source: `
flow "{{title}}" direction=right
group app "Application" type=app-tier {
  node api service "API" {{containers}}
  node report service "Reports" {{containers}}
}
group route "Routing" type=edge {
  node proxy gateway "Pool and router"
  node map database "Shard map"
}
@each shards
group shard{{i}} "Shard {{i}}" type=data-tier {
  node primary{{i}} database "Primary {{i}}" {{sql}}
  node replica{{i}} database "Replica {{i}}" {{sql}}
}
@end
node split function "Rebalance"
node store storage "Backups" {{objects}}
api -> proxy : "SQL with tenant" role=data
report -> proxy : "read only" role=data
proxy --> map : "which shard?" role=data
@each shards
proxy -> primary{{i}} : "writes to" role=data
proxy -> replica{{i}} : "reads" role=data
primary{{i}} ..> replica{{i}} : "replicates" role=data
@end
primary1 ..> store : "log, snapshots" role=data
split --> map : "moves tenants"
`,
};
