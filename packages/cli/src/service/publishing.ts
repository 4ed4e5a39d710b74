// Publishes a source: in, the source and its settings; out, its links. Without a response, the call is sent once more with the same
// Idempotency-Key, so that nothing is published twice.
import { randomUUID } from 'node:crypto';
import { NoAnswer, type ServiceClient } from './client.js';

export interface Publishing {
  readonly source: string;
  readonly title?: string;
  readonly folder?: string;
  readonly alias?: string;
  readonly theme?: 'light' | 'dark' | 'auto';
  readonly embedSource?: boolean;
  readonly visibility?: 'private' | 'unlisted';
}

export interface Published {
  readonly id: string;
  readonly url: string;
  readonly svgUrl: string;
  readonly stableUrl: string | null;
  readonly version: number;
  readonly changed: boolean;
}

export async function published({ call }: ServiceClient, body: Publishing): Promise<Published> {
  const asked = { body, headers: { 'idempotency-key': randomUUID() } };
  const { value } = await call('/v1/diagrams/publish', asked).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
    return call('/v1/diagrams/publish', asked);
  });
  return value as Published;
}
