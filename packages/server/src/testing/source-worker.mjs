// The worker's module from its source, so that a test never runs an older build.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
const { answer, answerMcp, splitBatch } = await import('../platform/pool/worker.ts');

export { answer, answerMcp, splitBatch };
