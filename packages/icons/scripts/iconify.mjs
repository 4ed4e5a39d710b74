// Reads packages in Iconify's format. In: an installed set. Out: its drawings and the skipped ones.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A reader of such a package, for a set's entry. `asDrawn`: strokes stay strokes. */
export const iconify =
  (options = {}) =>
  (root) =>
    iconifySource(JSON.parse(readFileSync(join(root, 'icons.json'), 'utf8')), options);

/**
 * `{ icons: { name: { body } }, aliases: { name: { parent } }, width, height }`.
 * @returns {import('./source.mjs').Source}
 */
export function iconifySource(source, { asDrawn = false, leave = () => undefined, titles = {} } = {}) {
  const aliases = {};
  for (const [name, { parent, ...rest }] of Object.entries(source.aliases ?? {})) {
    if (Object.keys(rest).length > 0) throw new Error(`${name}: an alias that transforms its icon is not supported`);
    if (!Object.hasOwn(source.icons, parent)) throw new Error(`${name}: an alias of ${parent}, which does not exist`);
    aliases[parent] = [...(aliases[parent] ?? []), name];
  }
  const drawings = [];
  const leftOut = [];
  for (const [name, icon] of Object.entries(source.icons)) {
    const reason = leave(name, icon);
    if (reason !== undefined) {
      leftOut.push({ name, reason, meant: true });
      continue;
    }
    const box = {
      left: icon.left ?? source.left ?? 0,
      top: icon.top ?? source.top ?? 0,
      width: icon.width ?? source.width ?? 16,
      height: icon.height ?? source.height ?? 16,
      asDrawn,
    };
    const title = Object.hasOwn(titles, name) ? titles[name] : undefined;
    drawings.push({ name, aliases: aliases[name] ?? [], ...(title && { title }), markup: icon.body, box });
  }
  return { drawings, leftOut };
}
