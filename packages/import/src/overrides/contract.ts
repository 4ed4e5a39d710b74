// Manual changes that are applied after every import, by the format's own names, so that the next import keeps them. A name can
// contain asterisks, each for any run of characters.

import { short } from '@linework/convert';

export interface Overrides {
  /** Names and the label of each. */
  readonly rename?: Readonly<Record<string, string>>;
  /** What is not drawn. Hiding a frame hides its contents. */
  readonly hide?: readonly string[];
  /** Names and the type of node or group of each. */
  readonly retype?: Readonly<Record<string, string>>;
  readonly tone?: Readonly<Record<string, string>>;
  readonly icon?: Readonly<Record<string, string>>;
  /** Names and the note beside each. */
  readonly note?: Readonly<Record<string, string>>;
  readonly groups?: readonly OverrideGroup[];
  /** Names in the order in which they are written, ahead of all others. */
  readonly order?: readonly string[];
  readonly edges?: readonly OverrideEdge[];
}

export interface OverrideGroup {
  readonly name: string;
  readonly type?: string | undefined;
  /** Its contents, wherever they were before. */
  readonly items: readonly string[];
}

export interface OverrideEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string | undefined;
  /** `->` by default. */
  readonly arrow?: string | undefined;
  readonly role?: string | undefined;
}

/** The parts of overrides that refer to the import by name. */
export const NAMED = ['rename', 'retype', 'tone', 'icon', 'note'] as const;

/** What an override asks for, as a message names it: `tone of 'web api'`. */
export function overrideMessage(what: keyof Overrides, pattern: string): string {
  return `${what} of '${short(pattern)}'`;
}
