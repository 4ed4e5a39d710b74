// Entries as OpenTelemetry logs: in, entries of one log; out, a request of OTLP/HTTP with JSON (OTLP 1.x), and what its answer rejects. The body of
// each record is the entry as a line of an export, so that its hash can be checked; the attributes have what receivers search for.
import { canonicalJson, type SealedEntry } from '@linework/operations/audit/chain';
import type { OutgoingRequest } from './outgoing-request.js';

/** SEVERITY_NUMBER_INFO. */
const INFO = 9;

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue: string } | { readonly intValue: string };
}

export function otlpRequest(
  entries: readonly SealedEntry[],
  headers: Readonly<Record<string, string>>,
  version: string,
): OutgoingRequest {
  const owner = entries[0]?.owner ?? null;
  const resource = { attributes: textAttributes({ 'service.name': 'linework', 'linework.organisation.id': owner }) };
  const scopeLogs = [{ scope: { name: 'linework.audit', version }, logRecords: entries.map(logRecord) }];
  return {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ resourceLogs: [{ resource, scopeLogs }] }),
  };
}

function logRecord(entry: SealedEntry) {
  const nanoseconds = `${Date.parse(entry.at)}000000`;
  return {
    timeUnixNano: nanoseconds,
    observedTimeUnixNano: nanoseconds,
    severityNumber: INFO,
    severityText: 'INFO',
    eventName: entry.action,
    body: { stringValue: canonicalJson(entry) },
    attributes: [
      { key: 'linework.audit.seq', value: { intValue: String(entry.seq) } },
      ...textAttributes({
        'log.record.uid': entry.id,
        'user.id': entry.actor.id,
        'client.address': entry.address,
        'user_agent.original': entry.userAgent,
        'linework.audit.key_id': entry.actor.keyId,
        'linework.audit.target': entry.target,
        'linework.audit.request_id': entry.requestId,
      }),
    ],
  };
}

function textAttributes(values: Readonly<Record<string, string | null>>): readonly Attribute[] {
  return Object.entries(values).flatMap(([key, value]) =>
    value === null ? [] : [{ key, value: { stringValue: value } }],
  );
}

/** How many records an answer says were rejected; JSON has a 64-bit number as text. What is not such an answer rejects none. */
export function rejectedRecords(answer: string): number {
  const { partialSuccess } = objectIn(parsed(answer));
  const count = Number(objectIn(partialSuccess).rejectedLogRecords ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function objectIn(value: unknown): { readonly partialSuccess?: unknown; readonly rejectedLogRecords?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}
