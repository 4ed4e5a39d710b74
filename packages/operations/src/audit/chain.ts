// The chain of an audit log: in, an entry with its number and the hash of the entry before; out, the text of which its own hash is the SHA-256, in
// hexadecimal digits. Each hash depends on all entries before it, so that a change or a gap shows. The service seals entries by it, and the command
// checks exports by it.

/** An entry as an export has it, apart from its hash. */
export interface ChainEntry {
  /** Counts from 1 in each log. */
  readonly seq: number;
  /** Hash of the entry before. */
  readonly previous: string;
  /** Whose log it is. */
  readonly owner: string;
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly actor: { readonly id: string; readonly keyId: string | null };
  readonly target: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
}

export interface SealedEntry extends ChainEntry {
  readonly hash: string;
}

/** What the first entry of a log has as the hash before it. */
export const BEGINNING = '0'.repeat(64);

/** Without its own hash, if it has one. */
export function hashedText({ hash: _, ...entry }: ChainEntry & { readonly hash?: string }): string {
  return canonicalJson(entry);
}

/** The same text for the same value: RFC 8785. A line of an export is an entry in this form. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '';
  // Compares code units, as RFC 8785 does.
  for (const name of Object.keys(fields).sort())
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(fields[name])}`;
  return `{${text}}`;
}
