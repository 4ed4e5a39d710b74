import { describe, expect, test } from 'vitest';
import { runSteps } from './steps.mjs';

/** A step that runs a line of JavaScript. */
const step = (label: string, code: string) => ({ label, command: process.execPath, args: ['-e', code] });

function told(...steps: ReturnType<typeof step>[]): { readonly said: string; readonly exit: number | undefined } {
  let said = '';
  let exit: number | undefined;
  runSteps(steps, {
    cwd: process.cwd(),
    write: (text: string) => {
      said += text;
    },
    end: (code: number) => {
      exit = code;
    },
  });
  return { said, exit };
}

describe('the steps before a command', () => {
  test('print one line each, whatever the step prints', () => {
    const noise = 'console.log("icons: 3,000"); console.error("npm warn")';
    expect(told(step('Installing packages', noise), step('Building', noise), step('Building', noise))).toEqual({
      said: 'Installing packages (1/2)\nBuilding (2/2)\n',
      exit: undefined,
    });
  });

  test('show all output of a failed step and what to run, and start nothing more', () => {
    const { said, exit } = told(
      step('Building', 'console.log("one"); console.error("two"); process.exit(3)'),
      step('Serving', 'console.log("never")'),
    );
    expect(exit).toBe(3);
    expect(said).toMatch(/^Building \(1\/2\)\none\ntwo\n\nBuilding failed \(exit code 3\): \S*node/);
    expect(said).not.toContain('Serving');
  });

  test('report why a step cannot be started', () => {
    const { said, exit } = told({ label: 'Building', command: 'no-such-command', args: [] });
    expect(exit).toBe(1);
    expect(said).toContain('ENOENT');
  });
});
