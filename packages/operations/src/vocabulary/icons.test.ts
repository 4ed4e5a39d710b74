import { kinds, kindText, validate } from '@linework/core';
import { nodeIcons } from '@linework/icons/node';
import { expect, test } from 'vitest';

test.each([...kinds.keys()])('every icon that the page of %s names can be drawn', (kind) => {
  const [, names = ''] = /^icons \(lx:NAME\): (.+)$/m.exec(kindText(kind, 'full') ?? '') ?? [];
  const nodes = names.split(' ').map((name, n) => `node n${n}${name === '' ? '' : ` icon=lx:${name}`}`);
  expect(validate(`flow "Icons"\n${nodes.join('\n')}\n`, { icons: nodeIcons() }).diagnostics).toEqual([]);
});
