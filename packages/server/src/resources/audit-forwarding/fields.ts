// Fields of forwarding, in requests and responses.
import type { z as Zod } from 'zod';
import type { ForwardingRow } from './repo.js';
import { KINDS } from './tables.js';

/** Headers that the service sets, and those of the connection. */
const OWN: ReadonlySet<string> = new Set([
  'accept',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
]);

const MOST_HEADERS = 10;

export function receiverFields(z: typeof Zod) {
  return {
    kind: z
      .enum(KINDS)
      .describe('webhook: one signed message for each entry. otlp: OpenTelemetry logs by OTLP/HTTP with JSON.'),
    url: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .describe('An https address on the public web; for otlp with its path, which is usually /v1/logs.'),
    headers: z
      .record(z.string().regex(/^[A-Za-z0-9-]{1,100}$/), z.string().regex(/^[\x21-\x7e][\x20-\x7e]{0,3999}$/))
      .refine((headers) => Object.keys(headers).length <= MOST_HEADERS, `At most ${MOST_HEADERS} headers.`)
      .refine(
        (headers) => !Object.keys(headers).some((name) => OWN.has(name.toLowerCase())),
        `The service sets these headers itself: ${[...OWN].join(', ')}.`,
      )
      .optional()
      .describe(
        'For otlp: headers of each request, such as authorization. Stored encrypted and never shown again. Omit them to keep those that are stored for the same host.',
      ),
    newSecret: z
      .boolean()
      .optional()
      .describe('For webhook: whether a new secret replaces the one that signs now. The first one is made anyway.'),
  };
}

export function shownForwarding(z: typeof Zod) {
  return z.object({
    kind: z.enum(KINDS),
    url: z.string(),
    headers: z.array(z.string()).describe('Names of the headers that are sent along.'),
    since: z.iso.datetime().describe('Entries from this moment on are forwarded.'),
    delivered: z.int().describe('The number (seq) up to which no entry waits.'),
    waiting: z.int().describe('Entries that are not delivered yet.'),
    state: z
      .enum(['on', 'retrying', 'paused'])
      .describe(
        'retrying: the last delivery failed. paused: deliveries failed for three days; save the settings to resume.',
      ),
    lastFailure: z
      .object({ at: z.iso.datetime(), reason: z.string() })
      .nullable()
      .describe('Also after deliveries have succeeded again.'),
    nextTry: z.iso.datetime().nullable().describe('While it is retrying.'),
  });
}

export function asForwarding(row: ForwardingRow, waiting: number) {
  const { kind, url, headerNames, since, seq, failedAt, failure, failingSince, paused, due } = row;
  const state = paused === null ? (failingSince === null ? 'on' : 'retrying') : 'paused';
  return {
    kind,
    url,
    headers: [...headerNames],
    since: since.toISOString(),
    delivered: seq,
    waiting,
    state,
    lastFailure: failedAt === null ? null : { at: failedAt.toISOString(), reason: failure ?? '' },
    nextTry: state === 'retrying' ? due.toISOString() : null,
  } as const;
}

/** For the audit log: an address can contain a secret, and its host does not. */
export function asNoted({ kind, url, headerNames }: Pick<ForwardingRow, 'kind' | 'url' | 'headerNames'>) {
  return { kind, host: new URL(url).host, headers: headerNames };
}
