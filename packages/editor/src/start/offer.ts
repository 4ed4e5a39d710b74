// A text of another language in the editor: in, the text; out, its name, and the conversion of the whole text by one click.
import { convertedFrom } from './converting.js';
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
    const { source, losses } = await convertedFrom(ask, [{ path, content }], format);
    if (source !== undefined && content === desk.state.text.peek()) await desk.replace(source);
    return losses;
  } finally {
    end();
  }
}
