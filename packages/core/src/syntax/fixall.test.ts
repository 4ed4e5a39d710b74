import { it } from 'vitest';
import { readFileSync } from 'node:fs';
import { autofix } from '/work/main/packages/core/src/source/autofix.js';
import { testIcons } from '/work/main/packages/core/src/testing/icons.js';
it('x', () => {
  for (const b of readFileSync('/tmp/try.txt','utf8').split('\n===\n')) {
    const r = autofix(b, { icons: testIcons });
    console.log('-----\n' + r.text + '\n' + r.applied);
    for (const d of r.report.diagnostics) console.log(`  ${d.line}: ${d.code} ${d.message} || ${d.hint.replaceAll('\n',' ⏎ ')} || ${d.fix ? (d.fix.safe?'SAFE ':'unsafe ')+JSON.stringify(d.fix.text) : 'nofix'}`);
  }
});
