// A small repository with nine kinds of files that become diagrams.
export const FILES = {
  'compose.yaml': `services:
  web: { image: "nginx:1", depends_on: [api], ports: ["80:80"] }
  api: { image: "shop/api", depends_on: [db] }
  db: { image: "postgres:17" }
`,
  'db/schema.sql': `create table users (id int primary key, email text not null);
create table orders (id int primary key, user_id int not null references users(id));
`,
  'openapi.yaml': `openapi: 3.1.0
info: { title: Shop, version: "1" }
paths:
  /orders:
    get: { operationId: listOrders, tags: [Orders], responses: { "200": { description: Orders } } }
    post: { operationId: addOrder, tags: [Orders], responses: { "201": { description: Created } } }
`,
  '.github/workflows/ci.yml': `name: CI
on: push
jobs:
  test: { runs-on: ubuntu-latest, steps: [{ run: npm test }] }
  deploy: { runs-on: ubuntu-latest, needs: test, steps: [{ run: ./deploy }] }
`,
  'infra/main.tf': `resource "aws_s3_bucket" "files" {
  bucket = "files"
}
resource "aws_lambda_function" "thumbnail" {
  function_name = "thumbnail"
  environment { variables = { BUCKET = aws_s3_bucket.files.bucket } }
}
`,
  'k8s/api.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: { name: api, labels: { app: api } }
spec:
  selector: { matchLabels: { app: api } }
  template:
    metadata: { labels: { app: api } }
    spec: { containers: [{ name: api, image: shop/api }] }
---
apiVersion: v1
kind: Service
metadata: { name: api }
spec: { selector: { app: api }, ports: [{ port: 80 }] }
`,
  'prisma/schema.prisma': `datasource db {
  provider = "postgresql"
  url      = env("DATABASE_URL")
}
model Author {
  id    Int    @id
  books Book[]
}
model Book {
  id       Int    @id
  authorId Int
  author   Author @relation(fields: [authorId], references: [id])
}
`,
  'docs/guide.md': `# Guide

\`\`\`mermaid
flowchart LR
  A[Cart] --> B{Paid?}
  B -->|yes| C[(Orders)]
\`\`\`
`,
  'package.json': '{ "name": "shop", "private": true, "workspaces": ["packages/*"] }\n',
  'packages/web/package.json': '{ "name": "web", "version": "1.0.0", "dependencies": { "ui": "1.0.0" } }\n',
  'packages/ui/package.json': '{ "name": "ui", "version": "1.0.0" }\n',
};
