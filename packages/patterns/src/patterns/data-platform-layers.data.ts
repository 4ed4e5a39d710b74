// Data platform, as a pattern.
import type { Pattern } from '../pattern.js';

export const dataPlatformLayers: Pattern = {
  id: 'data-platform-layers',
  title: 'Data platform',
  topic: 'data',
  description: 'A data platform in layers: sources, ingestion, storage, processing, serving and governance.',
  tags: [
    'data platform',
    'data platform layers',
    'analytics platform',
    'data stack',
    'data architecture overview',
    'modern data platform',
    'data landscape',
    'reference architecture data',
  ],
  use: 'An overview before the details of a lake or warehouse.',
  avoid: 'The flow of one pipeline.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { ml: { type: 'switch', default: true, meaning: 'Machine learning' } },
  source: `
layers "{{title}}"
layer use "Use" tone=blue {
  node bi client "Dashboards" {{bi}}
  node sqlui client "Ad-hoc SQL" {{query}}
  @if ml
  node ml service "Machine learning" {{training}}
  @end
}
layer serve "Serving" {
  node house database "Warehouse" {{warehouse}}
  node api gateway "Data API" {{gateway}}
}
layer process "Processing" tone=green {
  node batch function "Batch" {{etl}}
  node live function "Streaming" {{processing}}
  node orch service "Orchestration" {{pipelines}}
}
layer store "Storage" {
  node lake storage "Lake" {{lake}}
}
layer ingest "Ingestion" {
  node files function "Files and SaaS" {{firehose}}
  node cdc function "Change capture" {{cdc}}
  node events queue "Events" {{stream}}
}
pillar gov "Governance" {
  node cat database "Catalogue" {{catalog}}
  node acl secret "Access" {{governance}}
}
`,
};
