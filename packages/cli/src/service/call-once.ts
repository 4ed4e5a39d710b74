// Sends a request whose effect must happen once: in, a path and a body; out, the response. Without a response, it is sent once more with
// the same Idempotency-Key.
import { randomUUID } from 'node:crypto';
import { NoAnswer, type ServiceAnswer, type ServiceClient } from './client.js';

export async function callOnce({ call }: ServiceClient, path: string, body: unknown): Promise<ServiceAnswer> {
  const request = { body, headers: { 'idempotency-key': randomUUID() } };
  return call(path, request).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
    return call(path, request);
  });
}
