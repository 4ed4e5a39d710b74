// One request to a receiver: in, its settings and entries; out, whether it has them, or why not, without a word of what it answered.
import type { SealedEntry } from '@linework/operations/audit/chain';
import { UnreachableProvider } from '../../platform/outbound/provider-fetch.js';
import type { Service } from '../../platform/service.js';
import { otlpRequest, rejectedRecords } from './otlp.js';
import type { OutgoingRequest } from './outgoing-request.js';
import type { ForwardingRow } from './repo.js';
import { openTrust } from './secret.js';
import { webhookRequest } from './webhook.js';

export interface Failure {
  /** For an owner or admin. */
  readonly reason: string;
  /** Seconds for which the receiver asks to wait. */
  readonly retryAfter: number;
}

/** Bytes of an answer that are read. */
const ENOUGH = 16_000;

/** Resolves to undefined once the receiver has the entries. */
export async function deliver(
  service: Pick<Service, 'provider' | 'secrets' | 'now' | 'version'>,
  row: ForwardingRow,
  entries: readonly SealedEntry[],
): Promise<Failure | undefined> {
  const request = requestOf(service, row, entries);
  if (request === undefined)
    return failure('The secret of the receiver can no longer be decrypted. Save the settings again.');
  const answer = await answerTo(service, row, request);
  if ('reason' in answer) return answer;
  const { status, headers } = answer;
  if (status < 200 || status > 299) {
    const note = status >= 300 && status < 400 ? ' Redirects are not followed.' : '';
    return failure(`The receiver answers with status ${status}.${note}`, Number(headers.get('retry-after') ?? 0));
  }
  if (row.kind === 'webhook') return undefined;
  const rejected = rejectedRecords(await answer.text());
  return rejected === 0 ? undefined : failure(`The receiver rejects ${rejected} of ${entries.length} log records.`);
}

function requestOf(
  { secrets, now, version }: Pick<Service, 'secrets' | 'now' | 'version'>,
  row: ForwardingRow,
  entries: readonly SealedEntry[],
): OutgoingRequest | undefined {
  const trust = openTrust({ secrets }, row);
  if (trust === undefined) return undefined;
  const { secret, headers = {} } = trust;
  if (row.kind === 'otlp') return otlpRequest(entries, headers, version);
  const [entry] = entries;
  return secret === undefined || entry === undefined ? undefined : webhookRequest(entry, secret, now());
}

async function answerTo(
  { provider }: Pick<Service, 'provider'>,
  { url }: ForwardingRow,
  request: OutgoingRequest,
): Promise<Response | Failure> {
  try {
    return await provider(url, { method: 'POST', ...request, enough: ENOUGH });
  } catch (error) {
    if (error instanceof UnreachableProvider) return failure(error.message);
    throw error;
  }
}

function failure(reason: string, retryAfter = 0): Failure {
  return { reason, retryAfter: Number.isFinite(retryAfter) ? Math.max(0, retryAfter) : 0 };
}
