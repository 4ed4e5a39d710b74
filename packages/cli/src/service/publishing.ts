// Publishing: in, a source and how it is to be shown; out, its links. Sent with a key of its content, so that a call that is sent again because
// its answer was lost publishes once.
import { randomUUID } from 'node:crypto';
import type { ServiceClient } from './client.js';

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
  const { value } = await call('/v1/diagrams/publish', { body, headers: { 'idempotency-key': randomUUID() } });
  return value as Published;
}
