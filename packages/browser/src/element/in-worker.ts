// Draws in one worker that all elements of a page share: in, a request; out, the picture. If no worker can be started, because the module is
// from another origin or the page's policy forbids it, the page draws by itself.
import { type Picture, type PictureRequest, pictureOf } from '../picture.js';
import type { WorkerRequest, WorkerResponse } from '../worker.js';
import { drawingWorker } from './trusted.js';

interface Waiting {
  readonly request: PictureRequest;
  readonly respond: (picture: Picture | Promise<Picture>) => void;
  readonly fail: (reason: Error) => void;
}

interface Shared {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

let shared: Shared | undefined | 'unavailable';
let last = 0;

export function drawnInWorker(request: PictureRequest): Promise<Picture> {
  shared ??= started();
  if (shared === 'unavailable') return pictureOf(request);
  const { worker, waiting } = shared;
  const number = ++last;
  return new Promise((respond, fail) => {
    waiting.set(number, { request, respond, fail });
    worker.postMessage({ number, request } satisfies WorkerRequest);
  });
}

function started(): Shared | 'unavailable' {
  try {
    const worker = drawingWorker();
    const waiting = new Map<number, Waiting>();
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
      const call = waiting.get(data.number);
      waiting.delete(data.number);
      if ('picture' in data) call?.respond(data.picture);
      else call?.fail(new Error(data.reason));
    });
    worker.addEventListener('error', () => {
      shared = 'unavailable';
      worker.terminate();
      for (const { request, respond } of waiting.values()) respond(pictureOf(request));
      waiting.clear();
    });
    return { worker, waiting };
  } catch {
    return 'unavailable';
  }
}
