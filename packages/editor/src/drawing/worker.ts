// Draws, checks and changes sources beside the page: in, calls; out, their answers (protocol.ts).
// Not for users of the package; its build makes parts of the core late, and the editor's does the same.
import { untilLoaded } from '../../../browser/src/late.js';
import { answersWith } from './answers.js';
import type { Answer, Call } from './protocol.js';

// Kept apart: bundlers take `new URL('…', import.meta.url)` for one file that they have to copy.
const here = import.meta.url;
const folder = new URL('icons/', here);
const answers = answersWith(async (path) => {
  const response = await fetch(new URL(path, folder));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return response.json();
});

globalThis.addEventListener('message', ({ data: { number, name, value } }: MessageEvent<Call>) => {
  const respond = (answer: Answer): void => globalThis.postMessage(answer);
  // The name says the type of the value.
  const answer = answers[name] as (value: unknown) => Promise<never>;
  untilLoaded(() => answer(value)).then(
    (answered) => respond({ number, value: answered }),
    (cause: unknown) => respond({ number, reason: String(cause) }),
  );
});
