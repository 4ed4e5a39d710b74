// The one line of the registry that a third kind needs, and its name among the kinds of the language: every test of this
// folder has both.
import { vi } from 'vitest';

vi.mock('../../packages/core/src/kinds/registry.js', async (original) => {
  const { kinds } = await original<typeof import('../../packages/core/src/kinds/registry.js')>();
  const { stubTally } = await import('../../packages/core/src/kinds/testing/stub-tally/index.js');
  return { kinds: new Map([...kinds, [stubTally.grammar.kind, stubTally]]) };
});

vi.mock('../../packages/core/src/syntax/kind-names.js', async (original) => {
  const { KIND_NAMES } = await original<typeof import('../../packages/core/src/syntax/kind-names.js')>();
  return { KIND_NAMES: [...KIND_NAMES, 'tally'] };
});
