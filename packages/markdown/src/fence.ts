// A fence as a plugin passes it, and what its first word and its options mean.
import { fenceOptions } from '@linework/convert';
import { safeLink } from '@linework/core';

export interface Fence {
  /** The words after the marks: `diagram id=shop link=shop.html`. */
  readonly info: string;
  /** The lines between the marks. */
  readonly source: string;
  /** The Markdown file, for messages. */
  readonly file?: string;
  /** Line of the opening marks, from 1, in the text that the tool passes. */
  readonly line: number;
}

export type Language = 'diagram' | 'mermaid';

/** Undefined if the fence isn't drawn. */
export function languageOf(info: string, convert: boolean): Language | undefined {
  const word = (/^\s*([^\s{]+)/.exec(info)?.[1] ?? '').toLowerCase();
  return word === 'diagram' || (word === 'mermaid' && convert) ? (word as Language) : undefined;
}

/** The target of `link=`, if it is a link that a picture is allowed to carry. */
export function linkOf(info: string): string | undefined {
  const { link } = fenceOptions(info);
  return link === undefined ? undefined : safeLink(link);
}
