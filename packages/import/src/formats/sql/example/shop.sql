-- Orders and what was ordered.
CREATE TYPE order_status AS ENUM ('open', 'paid', 'sent');

CREATE TABLE customers (
  id uuid PRIMARY KEY,
  email varchar(255) NOT NULL UNIQUE,
  referred_by uuid REFERENCES customers (id)
);

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  status order_status NOT NULL DEFAULT 'open',
  placed_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE products (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  price numeric(10, 2) NOT NULL
);

CREATE TABLE order_items (
  order_id uuid REFERENCES orders ON DELETE CASCADE,
  position int,
  product_id uuid NOT NULL REFERENCES products,
  quantity int NOT NULL DEFAULT 1,
  PRIMARY KEY (order_id, position)
);

ALTER TABLE orders
  ADD CONSTRAINT orders_customer FOREIGN KEY (customer_id) REFERENCES customers (id);

CREATE INDEX orders_placed ON orders (placed_at);

CREATE VIEW open_orders AS
  SELECT o.id, c.email FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.status = 'open';

COMMENT ON COLUMN products.price IS 'net, in euros';
