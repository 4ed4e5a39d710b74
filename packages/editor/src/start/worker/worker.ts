// Begins diagrams beside the page: in, calls; out, their answers (protocol.ts). A worker of its own, so that a file that takes too long can be stopped.
import { startAnswers } from './answers.js';
import type { StartAnswer, StartCall } from './protocol.js';

// Kept apart: bundlers take `new URL('…', import.meta.url)` for one file that they have to copy.
const here = import.meta.url;
const folder = new URL('icons/', here);
const answers = startAnswers(async (path) => {
  const response = await fetch(new URL(path, folder));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return response.json();
});

globalThis.addEventListener('message', ({ data: { number, name, value } }: MessageEvent<StartCall>) => {
  const respond = (answer: StartAnswer): void => globalThis.postMessage(answer);
  // The name says the type of the value.
  (answers[name] as (value: unknown) => Promise<never>)(value).then(
    (answered) => respond({ number, value: answered }),
    (cause: unknown) => respond({ number, reason: String(cause) }),
  );
});
