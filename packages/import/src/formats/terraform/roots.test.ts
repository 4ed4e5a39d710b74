// Which folders of a Terraform repository are drawn: its own modules, without examples, tests and wrappers of them.
import { describe, expect, test } from 'vitest';
import type { ImportResult } from '../../contract.js';
import { importFiles } from '../../import-files.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const bucket = (name: string): string => `resource "aws_s3_bucket" "${name}" {}\n`;
const call = (source: string): string => `module "called" {\n  source = "${source}"\n}\n`;

async function imported(files: Readonly<Record<string, string>>, root?: string): Promise<ImportResult> {
  const input = Object.entries(files).map(([path, content]) => ({ path, content }));
  return importFiles(
    { files: input, format: 'terraform', ...(root === undefined ? {} : { options: { root } }) },
    context,
  );
}

describe('a repository with examples, tests and wrappers', () => {
  test.each([
    ['examples/simple', 'it is an example; to draw it, set the option root to examples/simple'],
    ['example', 'it is an example'],
    ['modules/logs/examples/a', 'it is an example'],
    ['test/fixtures/a', 'it is part of the tests'],
    ['tests/unit', 'it is part of the tests'],
    ['fixtures/a', 'it is part of the tests'],
    ['wrappers/logs', 'it is a wrapper'],
  ])('is drawn without %s, which is reported', async (folder, because) => {
    const files = { 'main.tf': bucket('own'), [`${folder}/main.tf`]: `${bucket('sample')}${call('../..')}` };
    const { ok, source, parts, diagnostics } = await imported(files);
    expect([ok, source.includes('own'), source.includes('sample'), parts]).toEqual([true, true, false, []]);
    expect(diagnostics.map(({ message }) => message).join()).toContain(because);
    const result = await imported(files, folder);
    expect([result.ok, result.source.includes('sample')]).toEqual([true, true]);
  });

  test('is drawn although a wrapper calls its root', async () => {
    const { source } = await imported({ 'main.tf': bucket('own'), 'wrappers/main.tf': call('../') });
    expect(source).toContain('own');
    expect(source).not.toContain('called');
  });

  test('draws a folder of tests that its own modules call', async () => {
    const { source, diagnostics } = await imported({
      'main.tf': call('./test/stub'),
      'test/stub/main.tf': bucket('stub'),
    });
    expect(source).toContain('stub');
    expect(diagnostics).toEqual([]);
  });

  test('that has nothing else is drawn', async () => {
    const { ok, source } = await imported({ 'examples/a/main.tf': bucket('one'), 'examples/b/main.tf': bucket('two') });
    expect([ok, source.includes('one'), source.includes('two')]).toEqual([true, true, true]);
  });
});

test('roots whose folders have the same name are named by their paths', async () => {
  const { source } = await imported({ 'prod/net/main.tf': bucket('a'), 'dev/net/main.tf': bucket('b') });
  for (const label of ['"dev/net"', '"prod/net"']) expect(source).toContain(label);
});
