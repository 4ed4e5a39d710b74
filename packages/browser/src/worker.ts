// Draws in a module worker: in, messages with a number and a request; out, messages with the number and the picture or why there is none.
import { type Picture, type PictureRequest, pictureOf } from './picture.js';

export interface WorkerRequest {
  readonly number: number;
  readonly request: PictureRequest;
}

export type WorkerResponse = { readonly number: number } & (
  | { readonly picture: Picture }
  | { readonly reason: string }
);

globalThis.addEventListener('message', ({ data: { number, request } }: MessageEvent<WorkerRequest>) => {
  const respond = (response: WorkerResponse): void => globalThis.postMessage(response);
  pictureOf(request).then(
    (picture) => respond({ number, picture }),
    (cause: unknown) => respond({ number, reason: String(cause) }),
  );
});
