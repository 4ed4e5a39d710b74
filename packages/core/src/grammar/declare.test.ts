// The fix for an undeclared id: a declaration in an allowed place, outside of any block, valid or not.
import { describe, expect, test } from 'vitest';
import { checkSource } from '../check.js';
import { testIcons } from '../testing/icons.js';
import { applyEdits } from '../text/edit.js';

const context = { icons: testIcons };
const errorsOf = (text: string): readonly string[] =>
  checkSource(text, context).diagnostics.flatMap((each) => (each.severity === 'error' ? [each.code] : []));

describe.each(['flow', 'sequence'])('in a %s', (kind) => {
  const node = kind === 'flow' ? 'node' : 'actor';
  const block = kind === 'flow' ? 'group g' : 'loop';
  test.each([
    `${node} a\na -> quux\n`,
    `${node} a\n${block} {\n  a -> quux\n}\n`,
    `${node} a\n${block} {\n${kind === 'flow' ? 'group h' : 'opt'} {\n  a -> quux\n}\n}\n`,
    `${node} a\nfoo x {\n  a -> quux\n}\n`,
    `${node} a\nfoo x {\n  bar {\n    a -> quux\n  }\n}\n`,
    `${node} a {\n  a -> quux\n}\n`,
    `${node} a {\n  ${node} b {\n    a -> quux\n  }\n}\n`,
    `${node} a\nnote a : "x" {\n  a -> quux\n}\n`,
    `${node} a\n${block} {\n  foo {\n    a -> quux\n  }\n}\n`,
    `${node} a\n${block} {\n  a -> quux\n`,
    `${node} a\nnote quux : "x"\n`,
    `  ${node} a\n  foo {\n    a -> quux\n  }\n`,
  ])('%j', (body) => {
    const text = `${kind} "X"\n${body}`;
    const { source, diagnostics } = checkSource(text, context);
    const [report] = diagnostics.filter((each) => each.code === 'E201');
    expect(report?.fix?.text.trim()).toBe(`${node} quux`);
    const fixed = applyEdits(source, report?.fix ? [report.fix] : []);
    const before = errorsOf(text);
    expect(errorsOf(fixed)).toEqual(before.filter((each) => each !== 'E201'));
    const line = fixed.split('\n').findIndex((each) => each.trim() === `${node} quux`);
    const above = fixed.split('\n').slice(0, line).join('\n');
    expect(above.split('{').length).toBe(above.split('}').length);
  });
});
