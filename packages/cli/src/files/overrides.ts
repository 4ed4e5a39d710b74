// Changes to apply after an import: in, a file; out, its JSON. By default the file is beside the output.
import { usageFailure } from '../command/failure.js';
import { printable } from '../terminal/printable.js';
import { readText, shownPath } from './read-text.js';

export function overridesBeside(output: string): string {
  return output.replace(/(?:\.diagram)?$/, '.overrides.json');
}

export async function overridesIn(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readText(path));
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw usageFailure(`${shownPath(path)} is not valid JSON: ${printable(cause.message)}`);
  }
}
