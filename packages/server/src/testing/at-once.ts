// Many requests at once: in, what to send; out, the answers, and how many there are of each kind.
import type { Answer } from './hosted.js';

export const MANY = 64;

export function atOnce(send: (at: number) => Promise<Answer>): Promise<readonly Answer[]> {
  return Promise.all(Array.from({ length: MANY }, (_, at) => send(at)));
}

/** Number of responses with each status and error key. */
export function counted(answers: readonly Answer[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = body.errorCode === undefined ? `${status}` : `${status} ${body.errorCode}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
