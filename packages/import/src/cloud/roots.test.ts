// Files that hold several programs or templates: each is a frame and a part of its own, and the option root draws one.
import { describe, expect, test } from 'vitest';
import { importFiles } from '../import-files.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };

const pulumi = (name: string): string =>
  `name: ${name}\nruntime: yaml\nresources:\n  photos: {type: "aws:s3:Bucket", name: ${name}}\n`;
const bicep = (name: string): string =>
  `resource photos 'Microsoft.Storage/storageAccounts@2023-01-01' = {\n  name: '${name}'\n}\n`;
const arm = (name: string): string =>
  JSON.stringify({
    $schema: 'https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#',
    resources: [{ type: 'Microsoft.Storage/storageAccounts', name }],
  });
const cloudformation = (name: string): string => `Resources:\n  ${name}: {Type: AWS::S3::Bucket}\n`;
const terraform = (name: string): string => `resource "aws_s3_bucket" "${name}" {}\n`;

describe('several programs in one set of files', () => {
  test.each<readonly [string, string, string, (name: string) => string]>([
    ['pulumi', 'shop/Pulumi.yaml', 'shop', pulumi],
    ['bicep', 'shop.bicep', 'shop.bicep', bicep],
    ['arm', 'shop.json', 'shop.json', arm],
    ['cloudformation', 'shop.yaml', 'shop.yaml', cloudformation],
    ['terraform', 'shop/main.tf', 'shop', terraform],
  ])('of %s are a part each, and root draws one', async (format, path, root, content) => {
    const other = { path: path.replace('shop', 'mail'), content: content('letters') };
    const files = [{ path, content: content('orders') }, other];
    const { ok, source, parts } = await importFiles({ files, format }, context);
    expect({ ok, parts: parts.map(({ name }) => name).toSorted() }).toEqual({
      ok: true,
      parts: [root.replace('shop', 'mail'), root],
    });
    for (const name of ['orders', 'letters']) expect(source).toContain(name);
    const part = parts.find(({ name }) => name === root)?.source ?? '';
    expect([part.includes('orders'), part.includes('letters')]).toEqual([true, false]);
    const one = await importFiles({ files, format, options: { root } }, context);
    expect([one.source.includes('orders'), one.source.includes('letters'), one.parts]).toEqual([true, false, []]);
  });
});
