// Data warehouse with ELT, as a pattern.
import type { Pattern } from '../pattern.js';

export const dataWarehouseElt: Pattern = {
  id: 'data-warehouse-elt',
  title: 'Data warehouse with ELT',
  topic: 'data',
  description: 'Data is loaded unchanged, transformed inside the warehouse in layers, tested and reported.',
  tags: [
    'data warehouse',
    'warehouse',
    'elt',
    'etl',
    'extract load transform',
    'snowflake',
    'fivetran',
    'airbyte',
    'dbt',
    'looker',
    'bigquery',
    'redshift',
    'synapse',
    'staging marts',
    'data marts',
    'modern data stack',
    'business intelligence',
    'reporting',
    'analytics engineering',
    'bi dashboards',
  ],
  asked:
    'load raw then transform with sql, fivetran dbt snowflake, reporting database, bigquery dbt, ingest saas data for bi, finance reports, transformations in the warehouse, marts for tableau, analytics database, stitch, matillion, redshift spectrum',
  use: 'Known questions about data from several systems, answered with SQL.',
  avoid: 'Images, logs and free text. Use a data lake.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { reverse: { type: 'switch', default: true, meaning: 'Results flow back into the tools' } },
  source: `
flow "{{title}}" direction=right
group sources "Sources" type=external {
  node crm external "CRM"
  node shop database "Shop database"
  node ads external "Advertising"
}
group load "Load" type=ci-cd {
  node connect function "Connectors" {{etl}}
  node clock step "Orchestration" {{pipelines}}
}
group house "Warehouse" type=data-tier {
  node raw database "Raw" {{warehouse}}
  node stage database "Staging" {{warehouse.icon}}
  node marts database "Marts" {{warehouse.icon}}
}
group transform "Transform" type=app-tier {
  node models function "SQL models" icon=logos:dbt-icon sub="dbt"
  node tests decision "Tests pass?"
}
group use "Use" {
  node bi client "Dashboards" {{bi}}
  node analyst person "Analyst"
  @if reverse
  node sync function "Reverse sync"
  @end
}
node alert external "Data team"
crm -> connect
shop -> connect
ads -> connect
connect -> raw : "loads unchanged" role=data
clock --> connect : "hourly"
clock --> models : "after the load"
raw -> models role=data
models -> stage : "cleaned, renamed" role=data
stage -> tests
tests -> marts : "yes" role=data
tests ..> alert : "no" tone=red
marts -> bi : "queried by" role=data
analyst -> bi
@if reverse
marts -> sync role=data
sync ..> crm : "scores" role=async
@end
`,
};
