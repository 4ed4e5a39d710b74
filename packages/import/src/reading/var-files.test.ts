// The option varFiles of formats with a parameters or stack file: its values are in the names, and a missing file is an error.
import { describe, expect, test } from 'vitest';
import { importFiles } from '../import-files.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const $schema = 'https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#';
const resources = [{ type: 'Microsoft.Storage/storageAccounts', name: "[concat('photos-', parameters('stage'))]" }];
const values = JSON.stringify({ parameters: { stage: { value: 'live' } } });
const bicep = `param stage string\nresource a 'Microsoft.Storage/storageAccounts@2023-01-01' = {\n  name: 'photos-\${stage}'\n}\n`;
const pulumi = 'name: shop\nruntime: yaml\nresources:\n  a: {type: "aws:s3:Bucket", name: "photos-\u0024{stage}"}\n';

describe('the option varFiles', () => {
  test.each<readonly [string, string, string, string, string]>([
    [
      'arm',
      'main.json',
      JSON.stringify({ $schema, parameters: { stage: {} }, resources }),
      'live.parameters.json',
      values,
    ],
    ['bicep', 'main.bicep', bicep, 'live.bicepparam', "using './main.bicep'\nparam stage = 'live'\n"],
    ['bicep', 'main.bicep', bicep, 'live.parameters.json', values],
    ['pulumi', 'Pulumi.yaml', pulumi, 'Pulumi.live.yaml', 'config:\n  shop:stage: live\n'],
  ])('%s: %s with %s', async (format, path, content, varFile, parameters) => {
    const files = [
      { path, content },
      { path: varFile, content: parameters },
    ];
    const run = (varFiles?: readonly string[]) =>
      importFiles({ files, format, ...(varFiles ? { options: { varFiles } } : {}) }, context);
    expect((await run()).source).not.toContain('photos-live');
    expect((await run([varFile])).source).toContain('photos-live');
    const missing = await run(['gone.json']);
    expect([missing.ok, missing.diagnostics[0]?.message]).toEqual([false, expect.stringContaining('gone.json')]);
  });
});
