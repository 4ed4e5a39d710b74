// Messages by name: in, a message that is named or written out; out, its name. A message of the components keeps its name
// there, one in a file of parts is named by the last part of its path, and one that is written out by its name or its key.
import type { References, Target } from '../../reading/references.js';
import { at, type Tree, textAt } from '../../reading/tree.js';
import { oneLine } from '../../wording.js';

export interface Message {
  /** As channels of version 3 call it. */
  readonly key?: string;
  /** Undefined if it has no name. */
  readonly name?: string;
  /** The message; the reference itself if it does not resolve. */
  readonly tree: Tree;
}

export interface Messages {
  readonly of: (tree: Tree, key?: string) => Message;
}

/** `documents`: the files that are complete documents. */
export function messagesOf(references: References, documents: ReadonlySet<string>): Messages {
  const named = ({ file, pointer }: Target): string | undefined => {
    const [first, second] = pointer;
    if (first === 'components' && second === 'messages') return pointer[2];
    return documents.has(file) ? undefined : pointer.at(-1);
  };
  /** The key of the message in a channel. */
  const keyAt = ({ pointer }: Target): string | undefined =>
    pointer.at(-2) === 'messages' ? pointer.at(-1) : undefined;
  return {
    of: (tree, ownKey) => {
      const seen = new Set<Tree>();
      let name: string | undefined;
      let key = ownKey;
      let current = tree;
      while (!seen.has(current)) {
        seen.add(current);
        const next = references.step(current);
        if (!next) break;
        if ('missing' in next) {
          name ??= oneLine(next.missing.split(/[/#]/).at(-1));
          break;
        }
        name ??= named(next);
        key ??= keyAt(next);
        current = next.tree;
      }
      name ??= oneLine(textAt(current, 'name')) ?? oneLine(textAt(current, 'messageId')) ?? key;
      const title = at(current, 'title') && oneLine(textAt(current, 'title'));
      const called = name ?? title;
      return {
        tree: current,
        ...(key === undefined ? {} : { key }),
        ...(called === undefined ? {} : { name: called }),
      };
    },
  };
}

export function messageKey({ key, name }: Message): string {
  return key ?? name ?? '';
}
