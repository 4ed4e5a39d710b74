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

describe('what happens before a command', () => {
  test('is a line for each step, whatever the step prints', () => {
    const noise = 'console.log("icons: 3,000"); console.error("npm warn")';
    expect(told(step('Installing packages', noise), step('Building', noise), step('Building', noise))).toEqual({
      said: 'Installing packages (1/2)\nBuilding (2/2)\n',
      exit: undefined,
    });
  });

  test('that fails shows all that was printed, and what to run; nothing more is started', () => {
    const { said, exit } = told(
      step('Building', 'console.log("one"); console.error("two"); process.exit(3)'),
      step('Serving', 'console.log("never")'),
    );
    expect(exit).toBe(3);
    expect(said).toMatch(/^Building \(1\/2\)\none\ntwo\n\nBuilding failed \(exit code 3\): \S*node/);
    expect(said).not.toContain('Serving');
  });

  test('that cannot be started says why', () => {
    const { said, exit } = told({ label: 'Building', command: 'no-such-command', args: [] });
    expect(exit).toBe(1);
    expect(said).toContain('ENOENT');
  });
});
