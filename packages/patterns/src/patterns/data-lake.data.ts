// Data lake, as a pattern.
import type { Pattern } from '../pattern.js';

export const dataLake: Pattern = {
  id: 'data-lake',
  title: 'Data lake',
  topic: 'data',
  description: 'Sources land in a raw zone and are refined through a cleaned to a curated zone that analysts query.',
  tags: [
    'data lake',
    'datalake',
    'lakehouse',
    'medallion',
    'bronze silver gold',
    'raw zone',
    'curated zone',
    'raw cleaned curated',
    's3 glue athena',
    'lake formation',
    'adls',
    'delta lake',
    'iceberg',
    'parquet',
    'analytics storage',
    'big data platform',
    'data catalog',
  ],
  asked:
    'store everything raw first, landing zone of files, parquet files, catalog, spark, databricks, unity catalog, hive, athena over s3, zones of refinement, unstructured data, big data storage, staging refined layers',
  use: 'Many sources in different formats, kept in full, and questions that are not known yet.',
  avoid: 'A few tables and known reports. A warehouse is enough.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { catalog: { type: 'switch', default: true, meaning: 'A catalogue with access rules' } },
  source: `
flow "{{title}}" direction=right
group sources "Sources" type=external {
  node db database "Operational databases"
  node saas external "SaaS exports"
  node events queue "Event streams" {{stream}}
}
node batch function "Batch ingestion" {{etl}}
node live function "Stream ingestion" {{firehose}}
group lake "Data lake" type=data-tier {
  node raw storage "Raw zone" {{lake}}
  node clean storage "Cleaned zone" {{lake}}
  node curated storage "Curated zone" {{lake}}
}
node refine function "Clean and check" {{etl}}
node model function "Join and aggregate" {{etl}}
@if catalog
group govern "Governance" type=security {
  node catalog database "Catalogue" {{catalog}}
  node rules secret "Access rules" {{governance}}
}
@end
group serve "Serving" type=app-tier {
  node sql service "SQL engine" {{query}}
  node bi client "Dashboards" {{bi}}
  node lab client "Notebooks"
}
db -> batch : "nightly"
saas -> batch : "files"
events ..> live : "records" role=async
batch -> raw : "writes to" role=data
live -> raw : "appends" role=data
raw -> refine
refine -> clean : "Parquet" role=data
clean -> model
model -> curated : "data products" role=data
curated -> sql : "queried by" role=data
sql -> bi
sql -> lab
@if catalog
raw --> catalog : "crawled"
curated --> catalog : "described"
catalog --> sql : "tables"
rules --> sql : "grants" role=identity
@end
`,
};
