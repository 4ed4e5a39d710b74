// Writes elements as lines, one element per line. In: the root's children and an ink. Out: the root's own attributes
// and the lines below it.
import { inheritance } from './inheritance.js';
import type { Ink } from './ink.js';
import type { Group, Markup } from './markup.js';

export interface Written {
  /** Attributes of the root, with a leading space. */
  readonly root: string;
  readonly lines: readonly string[];
}

export function writeMarkup(children: readonly Markup[], ink: Ink): Written {
  const root: Group = { type: 'group', name: 'svg', before: '', children };
  const values = inheritance(root);
  const lines: string[] = [];
  const write = (node: Markup): void => {
    const own = values.get(node) ?? {};
    if (node.type === 'leaf') {
      const { name, before, after, classes, text } = node;
      const start = `<${name}${before}${ink.attributes(own, classes)}${after}`;
      lines.push(text === undefined ? `${start}/>` : `${start}>${text}</${name}>`);
      return;
    }
    const { name, before, title } = node;
    const attributes = ink.attributes(own);
    const says = before + attributes !== '';
    if (says) lines.push(`<${name}${before}${attributes}>`);
    if (title !== undefined) lines.push(`<title>${title}</title>`);
    for (const child of node.children) write(child);
    if (says) lines.push(`</${name}>`);
  };
  const attributes = ink.attributes(values.get(root) ?? {});
  for (const child of children) write(child);
  return { root: attributes, lines };
}
