// Declarations of participants: in, a guarded text and the offset after `participant` or `actor`; out, the id, the alias and
// the data of `@{ }`. Mermaid reads the rest of a line as an id unless an `as` follows the first word.
import type { Span } from '@linework/core';
import { type Scan, skipBlanks } from '../scan.js';
import { readFlow, type YamlValue } from '../yaml.js';
import type { Participant, RawText, Unreadable } from './ast.js';
import { unguarded } from './guarded.js';
import { readText, segmentEnd, spanOf } from './segment.js';

export interface ParticipantRead {
  readonly statement: Participant | Unreadable;
  readonly end: number;
  readonly text?: RawText;
}

interface Head {
  /** Offset of the statement. */
  readonly start: number;
  readonly keyword: 'participant' | 'actor';
  readonly created: boolean;
}

export function readParticipant(scan: Scan, from: number, head: Head): ParticipantRead {
  const { text } = scan;
  const at = skipBlanks(text, from);
  const stop = segmentEnd(scan, at);
  const data = dataAt(scan, at, stop);
  if (data) return withData(scan, data, at, head);
  const named = /^([^<>:,;@\s]+)\s+as(?=\s|$)/i.exec(text.slice(at, stop));
  if (named) {
    const label = readText(scan, at + named[0].length);
    return participantOf(
      head,
      unguarded(named[1] ?? ''),
      { alias: label.text },
      spanOf(text, head.start, label.end),
      label,
    );
  }
  const { id, end } = readId(scan, at, stop);
  const span = spanOf(text, head.start, end);
  if (id === '' || id.includes(',')) {
    const reason = id === '' ? `no name follows '${head.keyword}'` : 'it names more than one participant';
    return { statement: { kind: 'unreadable', reason, hint: `Write '${head.keyword} A as Name'.`, span }, end };
  }
  // Mermaid refuses these, but the meaning is clear.
  const odd = /^(\S+)\s+as\s+(?=\S)/i.exec(/[<>:@]/.test(id) ? text.slice(at, stop) : '');
  if (odd) {
    const label = readText(scan, at + odd[0].length);
    return participantOf(
      head,
      unguarded(odd[1] ?? ''),
      { alias: label.text },
      spanOf(text, head.start, label.end),
      label,
    );
  }
  return participantOf(head, id, {}, span, { end });
}

/** An id that takes the rest of its segment, as after `participant`, `activate` and `destroy`. */
export function readId(scan: Scan, from: number, stop: number): { id: string; end: number } {
  const at = skipBlanks(scan.text, from);
  if (scan.text.charAt(at) === '#') return { id: '', end: scan.lineEnd(at) };
  return { id: unguarded(scan.text.slice(at, stop).trim()), end: stop };
}

interface Data {
  readonly id: string;
  readonly open: number;
  readonly close: number;
}

/** `A@{ … }`, where the braces can contain line breaks. */
function dataAt(scan: Scan, at: number, stop: number): Data | undefined {
  const match = /^([^<>:,;@\s]+)\s*@\{/.exec(scan.text.slice(at, stop));
  if (!match) return undefined;
  const open = at + match[0].length;
  const close = scan.find('}', open);
  return close < 0 ? undefined : { id: unguarded(match[1] ?? ''), open, close };
}

function withData(scan: Scan, { id, open, close }: Data, at: number, head: Head): ParticipantRead {
  const values = readFlow(`{${unguarded(scan.text.slice(open, close))}}`);
  const value = (key: string): string | undefined => {
    const item: YamlValue | undefined = values instanceof Map ? values.get(key) : undefined;
    return typeof item === 'string' && item.trim() !== '' ? item : undefined;
  };
  const type = value('type');
  const dataAlias = value('alias');
  const as = /^\s*as(?=\s|$)/i.exec(scan.text.slice(close + 1, segmentEnd(scan, close)));
  const alias = as ? readText(scan, close + 1 + as[0].length) : undefined;
  const span = { start: head.start, end: Math.max(close + 1, at) };
  return participantOf(
    { ...head, ...(type === undefined ? {} : { type }) },
    id,
    { ...(alias ? { alias: alias.text } : {}), ...(dataAlias === undefined ? {} : { dataAlias }) },
    span,
    alias ?? { end: close + 1 },
  );
}

function participantOf(
  head: Head & { readonly type?: string },
  id: string,
  names: Pick<Participant, 'alias' | 'dataAlias'>,
  span: Span,
  mention: { readonly end: number; readonly text?: RawText },
): ParticipantRead {
  const statement: Participant = {
    kind: 'participant',
    id,
    type: head.type ?? head.keyword,
    created: head.created,
    ...names,
    span,
  };
  return { statement, end: mention.end, ...(mention.text ? { text: mention.text } : {}) };
}
