// Draws, checks and changes sources beside the page: in, calls; out, their answers (protocol.ts).
// Not for users of the package; its build makes parts of the core late, and the editor's does the same.
import { untilLoaded } from '../../../browser/src/late.js';
import { answersWith } from './answers.js';
import type { Answer, Call, Drawing } from './protocol.js';
import { warmingBy } from './warming.js';

// Kept apart: bundlers take `new URL('…', import.meta.url)` for one file that they have to copy.
const here = import.meta.url;
const folder = new URL('icons/', here);
const answers = answersWith(async (path) => {
  const response = await fetch(new URL(path, folder));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return response.json();
});

const warming = warmingBy({
  now: () => performance.now(),
  later: (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
});

globalThis.addEventListener('message', ({ data: { number, name, value } }: MessageEvent<Call>) => {
  warming.called();
  const respond = (answer: Answer): void => globalThis.postMessage(answer);
  // The name says the type of the value.
  const answer = answers[name] as (value: unknown) => Promise<never>;
  untilLoaded(() => answer(value)).then(
    (answered) => {
      respond({ number, value: answered });
      if (name === 'draw') warmUp(answered, () => answer(value));
    },
    (cause: unknown) => respond({ number, reason: String(cause) }),
  );
});

function warmUp({ kind, picture }: Drawing, again: () => Promise<unknown>): void {
  if (kind !== undefined && picture !== undefined) warming.drawn(kind, again);
}
