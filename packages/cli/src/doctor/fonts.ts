// Whether the bundled fonts can be read: by drawing with all of them, since a font that exists can still be damaged.
import { Failure } from '../command/failure.js';
import { printable } from '../terminal/printable.js';
import type { Examined } from './contract.js';

const INSTALL = 'Install the command again: npm install linework';

/** `draw` makes pictures that contain letters in every weight, and returns its warnings. */
export async function fontsExamined(draw: () => Promise<readonly string[]>): Promise<Examined> {
  try {
    const [warning] = await draw();
    if (warning === undefined)
      return { name: 'fonts', state: 'ok', says: 'The bundled fonts can be read; PNG and PDF are available.' };
    return { name: 'fonts', state: 'broken', says: printable(warning), next: INSTALL };
  } catch (error) {
    const says = `The bundled fonts cannot be used: ${printable(error instanceof Error ? error.message : String(error))}`;
    return { name: 'fonts', state: 'broken', says, ...(error instanceof Failure ? {} : { next: INSTALL }) };
  }
}
