// Change data capture, as a pattern.
import type { Pattern } from '../pattern.js';

export const changeDataCapture: Pattern = {
  id: 'change-data-capture',
  title: 'Change data capture',
  topic: 'data',
  description: 'Committed changes of a database are read from its log, published and applied by consumers.',
  tags: [
    'change data capture',
    'cdc',
    'debezium',
    'log-based replication',
    'database to kafka',
    'binlog',
    'write-ahead log',
    'wal',
    'logical replication',
    'keep index up to date with tables',
    'sync database changes',
    'replicate tables',
    'database migration service',
    'datastream',
    'connector',
  ],
  asked:
    'replicate row changes, mysql binlog, postgres logical decoding, oracle goldengate, stream table changes, keep elasticsearch in sync with database, propagate updates to other systems, kafka connect source',
  use: 'Other stores that must follow a database without changes to its application.',
  avoid: 'Consumers that need business events rather than rows. Use an outbox.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { snapshot: { type: 'switch', default: true, meaning: 'An initial snapshot of the tables' } },
  source: `
flow "{{title}}" direction=right
node app service "Application"
group source "Source" type=data-tier {
  node db database "Orders" {{sql}}
  node wal storage "Write-ahead log"
}
group capture "Capture" type=app-tier {
  node connector function "Log reader" {{cdc}}
  node offsets storage "Offsets"
  @if snapshot
  node snap function "First snapshot"
  @end
}
group log "Change log" type=messaging {
  node topic queue "One topic per table" {{stream}}
  node schemas storage "Schema registry"
}
group consumers "Consumers" {
  node indexer function "Search indexer" {{functions}}
  node search database "Search index" {{search}}
  node warm function "Cache refresher" {{functions}}
  node cache cache "Cache" {{cache}}
  node loader function "Loader" {{firehose}}
  node house database "Warehouse" {{warehouse}}
}
app -> db : "writes to" role=data
db -> wal : "commits"
wal ..> connector : "tailed" role=async
connector -- offsets : "keeps its place"
@if snapshot
db -> snap : "reads once" role=data
snap ..> topic : "rows" role=async
@end
connector ..> topic : "before and after" role=async
topic -- schemas
topic ..> indexer role=async
topic ..> warm role=async
topic ..> loader role=async
indexer -> search : "upserts" role=data
warm -> cache : "evicts" role=data
loader -> house : "merges" role=data
`,
};
