// Inputs of the import corpus: in, a format's folder; out, its facts and the files that a user would import.
import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function factsIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((each) => each.endsWith('.facts.json'))
    .sort();
}

/** With paths from the innermost folder that holds all. */
export function filesOf(folder, inputs) {
  const parts = inputs.map((each) => each.split('/').slice(0, -1));
  const [first = []] = parts;
  let shared = first.findIndex((each, at) => parts.some((other) => other[at] !== each));
  if (shared === -1) shared = first.length;
  return inputs.flatMap((each) => {
    try {
      const bytes = readFileSync(join(folder, each));
      const content = bytes.toString(
        bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : isUtf8(bytes) ? 'utf8' : 'latin1',
      );
      return [{ path: each.split('/').slice(shared).join('/'), content }];
    } catch {
      return [];
    }
  });
}
