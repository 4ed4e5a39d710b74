// E-commerce database schema, as a pattern.
import type { Pattern } from '../pattern.js';

export const eCommerceSchema: Pattern = {
  id: 'e-commerce-schema',
  title: 'E-commerce database schema',
  topic: 'data',
  description: 'The tables of an online shop: products, carts, orders, payments and customers.',
  tags: [
    'e-commerce',
    'ecommerce',
    'online shop',
    'online store',
    'shop schema',
    'webshop',
    'erd',
    'entity relationship diagram shop',
    'products orders customers',
    'cart',
    'inventory',
    'order items',
    'store tables',
    'product catalog tables',
    'retail database',
  ],
  asked:
    'relational model of a shop, tables for products orders customers, cart and order tables, retail data model, shopping database, inventory tables, order lines, entity relationship webshop',
  use: 'The first schema of a shop.',
  avoid: 'A shop on a commercial platform with its own schema.',
  flavours: [],
  parameters: {
    reviews: { type: 'switch', default: true, meaning: 'Product reviews' },
    stock: { type: 'switch', default: true, meaning: 'Stock by warehouse' },
  },
  source: `
schema "{{title}}"
table customers "Customers" {
  id bigint pk
  email "varchar(255)" unique
  name "varchar(200)"
}
table addresses "Addresses" {
  id bigint pk
  customer_id bigint fk=customers.id
  street "varchar(200)"
  city "varchar(100)"
  country "char(2)"
}
table categories "Categories" {
  id bigint pk
  parent_id bigint nullable fk=categories.id
  name "varchar(100)"
}
table products "Products" {
  id bigint pk
  category_id bigint fk=categories.id
  sku "varchar(40)" unique
  name "varchar(200)"
  price "decimal(10,2)"
}
@if stock
table stock "Stock" {
  product_id bigint pk fk=products.id
  warehouse "varchar(20)" pk
  on_hand int default=0
  reserved int default=0
}
@end
@if reviews
table reviews "Reviews" {
  id bigint pk
  product_id bigint fk=products.id
  customer_id bigint fk=customers.id
  stars smallint
  body text nullable
}
@end
table carts "Carts" {
  id uuid pk
  customer_id bigint nullable fk=customers.id
  updated_at timestamptz
}
table cart_items "Cart items" {
  cart_id uuid pk fk=carts.id
  product_id bigint pk fk=products.id
  quantity int
}
table orders "Orders" {
  id bigint pk
  customer_id bigint fk=customers.id
  ship_to bigint fk=addresses.id
  status order_status default=placed
  placed_at timestamptz
}
table order_items "Order items" {
  order_id bigint pk fk=orders.id
  product_id bigint pk fk=products.id
  quantity int
  unit_price "decimal(10,2)" sub="as sold"
}
table payments "Payments" {
  id bigint pk
  order_id bigint fk=orders.id
  provider_ref "varchar(80)" unique
  amount "decimal(10,2)"
  captured_at timestamptz nullable
}
enum order_status {
  placed
  paid
  shipped
  delivered
  returned
}
`,
};
