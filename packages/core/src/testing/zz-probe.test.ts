import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { checkSource } from '../check.js';
import { autofix } from '../source/autofix.js';
import { testIcons } from './icons.js';
const context = { icons: testIcons };
it('probe', () => {
  const out: string[] = [];
  for (const [i, block] of readFileSync('/tmp/probe.txt', 'utf8').split('\n=====\n').entries()) {
    const text = block.includes('!raw\n') ? block.replace('!raw\n', '') : `sequence "Sign in"\nactor A\nactor B\n${block}\n`;
    const { diagnostics } = checkSource(text, context);
    const fixed = autofix(text, context).text;
    const left = checkSource(fixed, context).diagnostics.filter((d) => d.severity === 'error');
    out.push(`--- ${i}: ${JSON.stringify(block)}`);
    for (const d of diagnostics) if (d.severity === 'error') out.push(`   ${d.code} ${d.message} || ${d.hint.replace(/\n/g, '⏎')} ${d.fix ? (d.fix.safe ? '[safe]' : '[unsafe]') : ''}`);
    out.push(`   => ${JSON.stringify(fixed.replace('sequence "Sign in"\nactor A\nactor B\n', '')) } ${left.length ? 'LEFT ' + left.map((d) => d.code).join(' ') : 'ok'}`);
  }
  console.log(out.join('\n'));
});
