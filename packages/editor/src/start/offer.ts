// A text of another language in the editor: in, the text; out, its name, and the conversion of the whole text by one click.
import type { Desk } from './desk.js';
import { type Foreign, foreignIn } from './foreign.js';
import { starter } from './starter.js';
import type { Loss } from './worker/protocol.js';

export { type Foreign, foreignIn };

/** Resolves to what was lost. */
export async function convertText(desk: Desk, { format, path }: Foreign): Promise<readonly Loss[]> {
  const { ask, end } = starter();
  try {
    const content = desk.state.text.peek();
    if (format === 'svg') {
      const source = await ask('sourceIn', content);
      if (source !== undefined) await desk.replace(source);
      return source === undefined ? [{ severity: 'error', text: 'This SVG holds no source.', place: '' }] : [];
    }
    const { source, losses } = await ask('convert', { files: [{ path, content }], format });
    if (source !== undefined && content === desk.state.text.peek()) await desk.replace(source);
    return losses;
  } finally {
    end();
  }
}
