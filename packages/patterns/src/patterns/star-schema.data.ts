// Star schema, as a pattern.
import type { Pattern } from '../pattern.js';

export const starSchema: Pattern = {
  id: 'star-schema',
  title: 'Star schema',
  topic: 'data',
  description: 'A fact table of sales in the middle, surrounded by its dimensions.',
  tags: [
    'star schema',
    'dimensional model',
    'dimensional modelling',
    'kimball',
    'fact table',
    'facts and dimensions',
    'dims',
    'data mart',
    'measures',
    'slowly changing dimension',
    'scd',
    'snowflake schema',
    'sales mart',
    'olap',
    'redshift mart',
    'analytics schema',
    'surrogate key',
  ],
  asked:
    'fact and dimension tables, sales fact, olap cube, analytics tables, conformed dimensions, bi model, grain, measures by date product store, dimensional warehouse',
  use: 'Reports that sum a few measures by many attributes.',
  avoid: 'The database of a transactional application.',
  flavours: [],
  parameters: { promotion: { type: 'switch', default: true, meaning: 'Promotions as a dimension' } },
  source: `
schema "{{title}}" direction=right
table fact_sales "Sales, one row per receipt line" {
  date_key int fk
  product_key int fk
  store_key int fk=dim_store.store_key
  customer_key int fk=dim_customer.customer_key
  @if promotion
  promotion_key int fk=dim_promotion.promotion_key
  @end
  receipt_no "varchar(20)" pk
  line_no smallint pk
  quantity "decimal(9,3)"
  net_amount "decimal(12,2)"
  tax_amount "decimal(12,2)"
  cost_amount "decimal(12,2)"
}
table dim_date "Date" {
  date_key int pk
  day date unique
  weekday "varchar(9)"
  month "char(7)"
  fiscal_quarter "char(6)"
  is_holiday boolean
}
table dim_product "Product" {
  product_key int pk
  sku "varchar(40)"
  name "varchar(200)"
  category "varchar(80)"
  valid_from date
  valid_to date nullable sub="history kept"
}
table dim_store "Store" {
  store_key int pk
  store_no "varchar(10)" unique
  city "varchar(80)"
  region "varchar(80)"
}
table dim_customer "Customer" {
  customer_key int pk
  customer_no "varchar(20)"
  segment "varchar(40)"
  valid_from date
  valid_to date nullable
}
@if promotion
table dim_promotion "Promotion" {
  promotion_key int pk
  name "varchar(80)"
  kind "varchar(20)"
  starts_on date
}
@end
dim_date -- fact_sales from=one to=zero-many
dim_product -- fact_sales from=one to=zero-many
`,
};
