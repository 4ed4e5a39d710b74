// Texts of other languages are recognised by how they begin; the importers read them under the file name that is given.
import { basicIcons } from '@linework/icons/basic';
import { importFiles, isImportable } from '@linework/import';
import { describe, expect, it } from 'vitest';
import { foreignIn } from './foreign.js';

const TEXTS: readonly (readonly [string, string])[] = [
  ['mermaid', 'flowchart LR\n  A --> B\n'],
  ['mermaid', '---\ntitle: Orders\n---\n%% who\nsequenceDiagram\n  A->>B: hi\n'],
  ['mermaid', '```mermaid\ngraph TD\nA-->B\n```\n'],
  ['mermaid', 'pie title Pets\n  "Dogs" : 386\n'],
  ['mermaid', 'mindmap\n  root((a))\n'],
  ['sql', '-- shop\nCREATE TABLE orders (\n  id int primary key\n);\n'],
  ['sql', 'create temporary table a (b int);'],
  ['prisma', 'model User {\n  id Int @id\n}\n'],
  ['terraform', 'resource "aws_s3_bucket" "logs" {\n  bucket = "logs"\n}\n'],
  ['bicep', "resource store 'Microsoft.Storage/storageAccounts@2023-01-01' = {\n}\n"],
  ['openapi', 'openapi: 3.1.0\ninfo:\n  title: Shop\n'],
  ['openapi', '{\n  "openapi": "3.0.0",\n  "paths": {}\n}'],
  ['asyncapi', 'asyncapi: 3.0.0\n'],
  ['compose', 'services:\n  web:\n    image: nginx\n'],
  ['kubernetes', 'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\n'],
  ['github-actions', 'name: CI\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n'],
  ['gitlab-ci', 'stages: [test]\ntest:\n  script:\n    - npm test\n'],
  ['cloudformation', "AWSTemplateFormatVersion: '2010-09-09'\nResources: {}\n"],
  ['terraform-plan', '{"format_version":"1.2","planned_values":{}}'],
  ['structurizr', 'workspace "Shop" {\n  model {\n  }\n}\n'],
  ['drizzle', "import { pgTable } from 'drizzle-orm/pg-core';\nexport const users = pgTable('users', {});\n"],
  ['git-log', 'commit 1a2b3c4d5e6f\nAuthor: Ada\n'],
  ['tree', 'shop\n├── src\n└── docs\n'],
  ['json', '[{"month": "May", "sales": 3}]'],
  ['csv', 'month,sales\nMay,3\nJune,4\n'],
  ['svg', '<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"/>'],
];

describe('a pasted text', () => {
  it.each(TEXTS)('is recognised as %s: %j', (format, text) => {
    const foreign = foreignIn(text);
    expect(foreign?.format).toBe(format);
    if (format !== 'mermaid' && format !== 'svg') expect(isImportable(foreign?.path ?? '', format)).toBe(true);
  });

  it.each([
    '',
    'Just a sentence.',
    'node web client\nweb -> api\n',
    'pie "Pets"\nslice "Dogs" 386\n',
    'gantt "Plan"\n',
  ])('of our language or of none is not: %j', (text) => {
    expect(foreignIn(text)).toBeUndefined();
  });
});

it.each([
  ['create table orders (id int primary key);\n', 'Database'],
  ['month,sales\nMay,3\nJune,4\n', 'Table'],
  ['{"orders": [{"id": 1, "total": 3}], "customers": []}', 'Data'],
])('%j has a title that somebody expects', async (text, title) => {
  const { path = '', format = '' } = foreignIn(text) ?? {};
  const result = await importFiles({ files: [{ path, content: text }], format }, { icons: basicIcons });
  expect(result.ok && result.source).toContain(`"${title}"`);
});
