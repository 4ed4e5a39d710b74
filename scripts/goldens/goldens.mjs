// The goldens: diagrams whose outline, text pictures and ink were reviewed and accepted, kept beside their kind. In, the core
// and the icons to draw with; out, for each golden, its current and its accepted form.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSource, drawText, renderSvg } from '@linework/core';
import { nodeIcons } from '@linework/icons/node';
import { root } from '../fresh.mjs';
import { inkOf } from './ink.mjs';
import { sceneLines } from './scene-lines.mjs';
import { textsOf } from './text-file.mjs';

const kindsFolder = join(root, 'packages/core/src/kinds');
const SOURCE = '.diagram';

const TEXT_FILE = '.txt';
const INK_FILE = 'ink.json';

/** How a golden is drawn as text. */
const DRAWN_TEXTS = { text: {}, 'ASCII text': { charset: 'ascii' }, 'text in 60 columns': { columns: 60 } };

/** The most columns of each text picture. */
export const COLUMNS = Object.fromEntries(
  Object.entries(DRAWN_TEXTS).map(([name, { columns = 100 }]) => [name, columns]),
);

/** The texts kept of a golden: its meaning and its text pictures. */
export const TEXTS = ['outline', ...Object.keys(DRAWN_TEXTS)];

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

export const sourceFileOf = ({ folder, name }) => join(folder, name + SOURCE);
export const sourceOf = (golden) => readFileSync(sourceFileOf(golden), 'utf8');
export const textFileOf = ({ folder, name }) => join(folder, name + TEXT_FILE);
export const inkFileOf = ({ folder }) => join(folder, INK_FILE);

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** The accepted ink of all goldens of a golden's kind, by name. */
export const acceptedInks = (golden) => JSON.parse(read(inkFileOf(golden)) ?? '{}');

/** What was accepted of a golden; without texts and ink if it was never accepted. */
export function accepted(golden) {
  return { texts: textsOf(read(textFileOf(golden)) ?? ''), ink: acceptedInks(golden)[golden.name] };
}

/** Files in the goldens' folders, and records of ink, that belong to no golden. */
export function strays(kinds = kindsFolder) {
  const all = goldens(kinds);
  return Array.from(new Set(all.map(({ folder }) => folder))).flatMap((folder) => {
    const names = all.filter((each) => each.folder === folder).map(({ name }) => name);
    const own = new Set([INK_FILE, ...names.flatMap((name) => [name + SOURCE, name + TEXT_FILE])]);
    const inks = Object.keys(acceptedInks({ folder })).filter((name) => !names.includes(name));
    return [
      ...readdirSync(folder)
        .filter((each) => !own.has(each))
        .map((each) => join(folder, each)),
      ...inks.map((name) => `${join(folder, INK_FILE)}: ${name}`),
    ];
  });
}

export const icons = nodeIcons();

/** A scene as it is kept: its ink, with the pictures that the ink was made from. */
export function inked(render, scene, source) {
  const svg = (scheme) => render(scene, { scheme, background: 'canvas', identity: source });
  const svgs = { light: svg('light'), dark: svg('dark') };
  return { scene, svgs, ink: inkOf(sceneLines(scene), svgs) };
}

/** A golden drawn now: `{ errors, texts, ink, svgs, scene }`; with errors, only they. */
export function drawGolden(golden) {
  const source = sourceOf(golden);
  const { compiled, diagnostics } = checkSource(source, { icons });
  const errors = diagnostics.filter((each) => each.severity === 'error').map((each) => `${each.code} ${each.message}`);
  if (!compiled) return { errors, texts: {} };
  return {
    errors,
    texts: {
      outline: `${compiled.outline.lines.join('\n')}\n`,
      ...Object.fromEntries(
        Object.entries(DRAWN_TEXTS).map(([name, options]) => [name, `${drawText(source, options, { icons }).text}\n`]),
      ),
    },
    ...inked(renderSvg, compiled.drawn().value, source),
  };
}
