import { describe, expect, test } from 'vitest';
import { runSteps, timesTable } from './steps.mjs';

interface Step {
  readonly name: string;
  readonly label: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly needs?: readonly string[];
  readonly after?: readonly string[];
  readonly places?: number;
}

/** A step that runs a line of JavaScript. */
const step = (name: string, code: string, needs: readonly string[] = []): Step => ({
  name,
  label: name,
  command: process.execPath,
  args: ['-e', code],
  needs,
});

async function printed(...steps: readonly Step[]) {
  let text = '';
  const finished: string[] = [];
  const { ok, times } = await runSteps(steps, {
    cwd: process.cwd(),
    atOnce: 2,
    write: (more: string) => {
      text += more;
    },
    done: ({ name }: Step) => {
      finished.push(name);
    },
  });
  return { ok, text, finished, labels: times.map(([label]: readonly [string, number]) => label).sort() };
}

const NOISE = 'console.log("icons: 3,000"); console.error("npm warn")';

describe('steps before a command', () => {
  test('print one line each, whatever their commands print', async () => {
    expect(await printed(step('Installing', NOISE), step('Building', NOISE, ['Installing']))).toEqual({
      ok: true,
      text: 'Installing (1/2)\nBuilding (2/2)\n',
      finished: ['Installing', 'Building'],
      labels: ['Building', 'Installing'],
    });
  });

  test('take as many places as they say', async () => {
    const order: string[] = [];
    const slow = { ...step('slow', 'setTimeout(() => {}, 200)'), places: 2 };
    await runSteps([slow, step('waits', '')], {
      cwd: process.cwd(),
      atOnce: 2,
      write: () => {},
      done: ({ name }: Step) => order.push(name),
    });
    expect(order).toEqual(['slow', 'waits']);
  });

  test('wait for the end of others, however those end', async () => {
    const after = { ...step('after', ''), after: ['fails'] };
    const { finished } = await printed(after, step('fails', 'setTimeout(() => process.exit(1), 200)'));
    expect(finished).toEqual(['after']);
  });

  test('run side by side unless one needs the other', async () => {
    // Each waits for the other's file: one after another they would never finish.
    const meet = (own: string, other: string) =>
      `const fs = require('fs'), at = '${process.cwd()}/node_modules/.steps-test-${process.pid}-';
       fs.writeFileSync(at + '${own}', '');
       const wait = setInterval(() => fs.existsSync(at + '${other}') && process.exit(0), 10);`;
    const { ok } = await printed(
      step('one', meet('one', 'two')),
      step('two', meet('two', 'one')),
      step('after', 'process.exit(0)', ['one', 'two']),
    );
    expect(ok).toBe(true);
  });

  test('that fail show all that was printed and the command; steps that need them do not start, others do', async () => {
    const { ok, text, finished } = await printed(
      step('Building', 'console.log("one"); console.error("two"); process.exit(3)'),
      step('Serving', 'console.log("never")', ['Building']),
      step('Linting', NOISE),
    );
    expect(ok).toBe(false);
    expect(text).toContain('one\n');
    expect(text).toContain('two\n');
    expect(text).toMatch(/\nBuilding failed \(exit code 3\): \S*node/);
    expect(text).not.toContain('Serving');
    expect(finished).toEqual(['Linting']);
  });

  test('that cannot be started give the reason', async () => {
    const { ok, text } = await printed({ name: 'none', label: 'Building', command: 'no-such-command', args: [] });
    expect(ok).toBe(false);
    expect(text).toContain('ENOENT');
  });

  test('are listed with their times, the longest first', () => {
    expect(
      timesTable([
        ['Linting', 1.26],
        ['Tests', 120],
      ]),
    ).toBe('Tests     120.0 s\nLinting     1.3 s\n');
  });

  test('that failed are named after the times, where a reader of the end of a log finds them', async () => {
    const { times, failed } = await runSteps([step('Linting', 'process.exit(1)'), step('Tests', '')], {
      cwd: process.cwd(),
      write: () => {},
    });
    expect(failed).toEqual(['Linting']);
    expect(timesTable(times, failed)).toMatch(/ s(?:, +[\d.]+ s of processors)?\nFailed: Linting\n$/);
  });
});
