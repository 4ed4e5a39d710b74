// A message to a webhook: in, an entry and the receiver's secret; out, a request signed by Standard Webhooks 1.0. Its id is the entry's, so that a
// receiver can drop a repeat.
import { createHmac } from 'node:crypto';
import { canonicalJson, type SealedEntry } from '@linework/operations/audit/chain';
import type { OutgoingRequest } from './outgoing-request.js';

const PREFIX = 'whsec_';

export function webhookRequest(entry: SealedEntry, secret: string, now: Date): OutgoingRequest {
  const body = canonicalJson({ type: 'audit.entry', timestamp: entry.at, data: entry });
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const headers = {
    'content-type': 'application/json',
    'webhook-id': entry.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureOf({ id: entry.id, timestamp, body }, secret),
  };
  return { headers, body };
}

export interface SignedContent {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: string;
  readonly body: string;
}

export function signatureOf({ id, timestamp, body }: SignedContent, secret: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
