import { it } from 'vitest';
import { readFileSync } from 'node:fs';
import { validate } from '/work/main/packages/core/src/index.js';
import { checkSource } from '/work/main/packages/core/src/check.js';
import { applyEdits } from '/work/main/packages/core/src/text/edit.js';
const icons = { find: () => undefined, nearest: () => [] } as never;
it('x', () => {
  const blocks = readFileSync('/tmp/try.txt','utf8').split('\n===\n');
  for (const b of blocks) {
    const src = b;
    const c = checkSource(src, { icons });
    console.log('-----\n' + src);
    for (const d of c.diagnostics) { const r = c.source.lineStarts.filter(x=>x<=d.span.start).length; console.log(`  ${r}: ${d.code} ${d.message} || ${d.hint.replaceAll('\n',' ⏎ ')} || ${d.fix ? (d.fix.safe?'SAFE ':'unsafe ')+JSON.stringify(d.fix.text) : 'nofix'}`); }
  }
});
