// The goldens: diagrams whose outline, geometry and ink were reviewed and accepted, kept beside their kind. In, the core and
// the icons to draw with; out, for each golden, its current and its accepted form.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSource, drawText, renderSvg } from '@linework/core';
import { nodeIcons } from '@linework/icons/node';
import { root } from '../fresh.mjs';
import { sceneLines } from './scene-lines.mjs';

const kindsFolder = join(root, 'packages/core/src/kinds');
const SOURCE = '.diagram';

/** How a golden is written as text. */
export const TEXTS = { '.txt': {}, '.ascii.txt': { charset: 'ascii' }, '.60.txt': { columns: 60 } };

/** The kept aspects of a golden, by file ending: meaning, geometry and ink are separate, so that a difference shows which changed. */
export const ASPECTS = ['.outline.txt', '.scene.json', '.svg', '.dark.svg', ...Object.keys(TEXTS)];

/**
 * @param {string} [kinds] the folder of the kinds' folders
 * @returns {readonly { name: string, folder: string, kind: string }[]}
 */
export function goldens(kinds = kindsFolder) {
  return readdirSync(kinds)
    .filter((kind) => existsSync(join(kinds, kind, 'golden')))
    .flatMap((kind) => {
      const folder = join(kinds, kind, 'golden');
      return readdirSync(folder)
        .filter((each) => each.endsWith(SOURCE))
        .map((each) => ({ kind, folder, name: each.slice(0, -SOURCE.length) }));
    })
    .sort((a, b) => (`${a.kind}/${a.name}` < `${b.kind}/${b.name}` ? -1 : 1));
}

export const sourceOf = ({ folder, name }) => readFileSync(join(folder, name + SOURCE), 'utf8');
export const fileOf = ({ folder, name }, aspect) => join(folder, name + aspect);

/** The accepted text of an aspect, empty for a golden that was never accepted. */
export function accepted(golden, aspect) {
  const file = fileOf(golden, aspect);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Files in the goldens' folders that belong to no golden. */
export function strays(kinds = kindsFolder) {
  const all = goldens(kinds);
  return Array.from(new Set(all.map(({ folder }) => folder))).flatMap((folder) => {
    const own = new Set(
      all.filter((each) => each.folder === folder).flatMap(({ name }) => [SOURCE, ...ASPECTS].map((end) => name + end)),
    );
    return readdirSync(folder)
      .filter((each) => ASPECTS.some((end) => each.endsWith(end)) && !own.has(each))
      .map((each) => join(folder, each));
  });
}

const icons = nodeIcons();

/**
 * A golden drawn now.
 * @returns {{ errors: readonly string[], aspects: Record<string, string> }}
 */
export function drawn(golden) {
  const source = sourceOf(golden);
  const { compiled, diagnostics } = checkSource(source, { icons });
  const errors = diagnostics.filter((each) => each.severity === 'error').map((each) => `${each.code} ${each.message}`);
  if (!compiled) return { errors, aspects: Object.fromEntries(ASPECTS.map((each) => [each, ''])) };
  const scene = compiled.drawn().value;
  const svg = (scheme) => renderSvg(scene, { scheme, background: 'canvas', identity: source });
  return {
    errors,
    aspects: {
      '.outline.txt': `${compiled.outline.lines.join('\n')}\n`,
      '.scene.json': sceneLines(scene),
      '.svg': svg('light'),
      '.dark.svg': svg('dark'),
      ...Object.fromEntries(
        Object.entries(TEXTS).map(([end, options]) => [end, `${drawText(source, options, { icons }).text}\n`]),
      ),
    },
  };
}
