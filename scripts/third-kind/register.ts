// The one line of the registry that a third kind takes: in every test of this folder the registry has it.
import { vi } from 'vitest';

vi.mock('../../packages/core/src/kinds/registry.js', async (original) => {
  const { kinds } = await original<typeof import('../../packages/core/src/kinds/registry.js')>();
  const { stubPie } = await import('../../packages/core/src/kinds/testing/stub-pie/index.js');
  return { kinds: new Map([...kinds, [stubPie.grammar.kind, stubPie]]) };
});
