import { basicIcons } from '@linework/icons/basic';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { LOCAL } from '../access.js';
import { isRefusal } from '../operation.js';
import { operations } from '../registry.js';
import { sharedSchemas } from '../shared-schemas.js';

const operation = operations.find((each) => each.name === 'convert_external');
const shared = sharedSchemas(z);

interface Converted {
  readonly ok: boolean;
  readonly diagnostics: readonly { readonly code: string; readonly hint: string }[];
  readonly validation: { readonly warnings: readonly { readonly code: string; readonly hint: string }[] };
}

async function converted(source: string): Promise<Converted> {
  const ran = await operation?.call({ source }, operation.schemas(shared), { actor: LOCAL, icons: basicIcons });
  if (!operation || !ran || isRefusal(ran)) throw new Error('refused');
  return operation.schemas(shared).output.parse(JSON.parse(JSON.stringify(ran.value))) as unknown as Converted;
}

test.each([50_001, 1_000_001, 3_000_000])('a text of %i characters gets the advice to split it', async (length) => {
  const { ok, diagnostics } = await converted('flowchart LR\nA --> B\n'.padEnd(length, 'C --> D\n'));
  expect(ok).toBe(false);
  expect(diagnostics.map(({ code }) => code)).toEqual(['M102']);
  expect(diagnostics[0]?.hint).toMatch(/^Split it/);
});

test('icon suggestions are among the warnings about the produced source', async () => {
  const { validation } = await converted('flowchart LR\nA[fa:fa-user Ship] --> B\n');
  expect(validation.warnings.filter(({ code }) => code === 'M219').map(({ hint }) => hint)).toEqual([
    'Write icon=lx:user on this line.',
  ]);
});
