// linework outline, vocabulary and explain; and the JSON of a verb, which is that of its operation.
import { basicIcons } from '@linework/icons/basic';
import { allCodes, LOCAL, operations, sharedSchemas } from '@linework/operations';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { command, FAULTY, GOOD } from './testing/command.js';

const { run, write } = command();

/** The result of the operation of a verb. */
async function answer(verb: string, input: object): Promise<unknown> {
  const operation = operations.find((each) => each.verb === verb);
  if (!operation) throw new Error(`No operation has the verb ${verb}.`);
  const ran = await operation.call(input, operation.schemas(sharedSchemas(z)), { actor: LOCAL, icons: basicIcons });
  return JSON.parse(JSON.stringify('value' in ran ? ran.value : ran));
}

describe("the JSON of a verb is its operation's result", () => {
  const mermaid = 'flowchart LR\n  A([Cart]) --> B{Paid?}\n';
  it.each([
    { verb: 'check', words: ['-'], input: FAULTY, asked: { source: FAULTY }, told: { file: '-' } },
    { verb: 'render', words: ['-'], input: GOOD, asked: { source: GOOD }, told: { ok: true } },
    { verb: 'outline', words: ['-'], input: GOOD, asked: { source: GOOD }, told: { ok: true } },
    { verb: 'format', words: ['-'], input: 'flow  "x"\n', asked: { source: 'flow  "x"\n' }, told: { file: '-' } },
    { verb: 'vocabulary', words: [], input: '', asked: {}, told: {} },
    { verb: 'vocabulary', words: ['flow', '--codes'], input: '', asked: { kind: 'flow', codes: 'true' }, told: {} },
  ])('$verb $words', async ({ verb, words, input, asked: expectedInput, told: expectedAnswer }) => {
    const printed = JSON.parse(run([verb, ...words, '--json'], { input }).out);
    expect(Array.isArray(printed) ? printed[0] : printed).toEqual({
      ...expectedAnswer,
      ...((await answer(verb, expectedInput)) as object),
    });
  });

  it('convert', async () => {
    const [{ result }] = JSON.parse(run(['convert', '-', '--json', '--render'], { input: mermaid }).out);
    expect(result).toEqual(await answer('convert', { source: mermaid, render: true }));
  });

  it('read', async () => {
    const svg = run(['render', '-', '--embed-source'], { input: GOOD }).out;
    expect(JSON.parse(run(['read', '-', '--json'], { input: svg }).out)).toEqual(await answer('read', { svg }));
  });
});

describe('outline', () => {
  it('prints the picture in words', () => {
    write({ 'shop.diagram': GOOD });
    const { code, out, err } = run(['outline', 'shop.diagram']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Shop -> API: calls\n');
  });

  it('has locations in the source as data', () => {
    const { nodes, edges } = JSON.parse(run(['outline', '-', '--json'], { input: GOOD }).out);
    expect(nodes).toMatchObject([
      { id: 'shop', label: 'Shop', type: 'client', line: 2, column: 1, endLine: 2 },
      { id: 'api', label: 'API', type: 'service', line: 3, column: 1, endLine: 3 },
    ]);
    expect(edges).toMatchObject([{ from: 'shop', to: 'api', arrow: '->', label: 'calls', line: 4 }]);
  });

  it('does not describe a source with errors', () => {
    expect(run(['outline', '-'], { input: FAULTY })).toMatchObject({ code: 1, out: '' });
    const { code, out, err } = run(['outline', '-', '--json'], { input: FAULTY });
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(JSON.parse(out)).toEqual({
      ok: false,
      kind: 'flow',
      title: 'Shop',
      diagnostics: [expect.objectContaining({ code: 'E201' })],
    });
  });
});

describe('vocabulary', () => {
  it('prints text, with all statements of a kind, shorter on request', () => {
    expect(run(['vocabulary']).out).toContain('flow');
    const { out } = run(['vocabulary', 'flow']);
    for (const word of ['node id', 'group id', 'overlay id', 'direction=', 'role=']) expect(out).toContain(word);
    expect(run(['vocabulary', 'flow', '--size', 'short']).out.length).toBeLessThan(out.length / 2);
    expect(run(['vocabulary', 'flow', '--codes']).out).toContain('\n  E201 error');
  });
});

describe('explain', () => {
  it('lists every code with its meaning', () => {
    const { code, out } = run(['explain']);
    expect(code).toBe(0);
    for (const each of allCodes()) expect(`\n${out}`).toContain(`\n  ${each.code} ${each.severity}`);
    expect(JSON.parse(run(['explain', '--json']).out)).toEqual(allCodes());
  });

  it('shows meaning, example, message and fix', () => {
    const { code, out, err } = run(['explain', 'e201']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const entry = allCodes().find((each) => each.code === 'E201');
    expect(out).toMatch(/^E201 error\n/);
    expect(out).toContain(entry?.meaning);
    for (const part of [entry?.example, entry?.repair]) {
      for (const line of part?.trim().split('\n') ?? []) expect(out).toContain(`  ${line}\n`);
    }
    expect(out).toMatch(/\n {2}example:\d+:\d+: error E201: /);
  });

  it('shows the message of every example', () => {
    const shown = allCodes().filter((each) => each.example !== '');
    const { out } = run(['explain', ...shown.map((each) => each.code)]);
    for (const { code } of shown)
      expect(out).toMatch(new RegExp(`\\n  (example|converted):\\d+:\\d+: (error|warning) ${code}: `));
    expect(out.split('\n').length).toBeLessThan(50 * shown.length);
  });
});
