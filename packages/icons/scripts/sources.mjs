// The icon packages as they are installed, read into one form: a set's name, and each icon's markup and box, names and
// title. Nothing of a package is run.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readMarkup } from './markup.mjs';
import { readReactIcon } from './react-icon.mjs';
import { FREE } from './sets.mjs';
import { awsName, azureName, kubernetesName } from './vendor-names.mjs';

/**
 * @typedef {object} Drawing
 * @property {string} name
 * @property {readonly string[]} aliases
 * @property {string} [title]
 * @property {string | readonly import('./markup.mjs').Element[]} markup
 * @property {import('./shapes.mjs').Box} box
 *
 * @typedef {object} Source
 * @property {Drawing[]} drawings
 * @property {{ name: string, reason: string, meant: true }[]} leftOut what its terms or its maker leave out
 */

const require = createRequire(import.meta.url);

/** The folder of an installed package; some export nothing that could be resolved, so it is looked for. */
export function folderOf(packageName) {
  for (const base of require.resolve.paths(packageName) ?? []) {
    const folder = join(base, packageName);
    try {
      readFileSync(join(folder, 'package.json'));
      return folder;
    } catch {
      // Not in this one.
    }
  }
  throw new Error(`${packageName} is not installed`);
}

/**
 * What a package holds, less what is left out on purpose.
 * @param {object} entry of sets.mjs
 * @param {string} here the folder of the facts about single icons
 * @returns {Source}
 */
export function sourceOf(entry, here) {
  const root = folderOf(entry.packageName);
  if (entry.form !== 'iconify') return READERS[entry.form](join(root, entry.folder));
  const facts = entry.facts === undefined ? undefined : JSON.parse(readFileSync(join(here, entry.facts), 'utf8'));
  return iconifySource(JSON.parse(readFileSync(join(root, 'icons.json'), 'utf8')), {
    asDrawn: entry.asDrawn === true,
    ...(facts && { leave: leaver(facts), titles: facts.titles }),
  });
}

/** Which icons of Simple Icons are not clearly free: those their owner had withdrawn, and those under other terms. */
function leaver({ licences, unchecked }) {
  const bound = new Map();
  for (const [licence, names] of Object.entries(licences)) {
    if (FREE.includes(licence)) continue;
    for (const name of names) bound.set(name, `under ${licence === 'custom' ? 'terms of its own' : licence}`);
  }
  for (const name of unchecked) bound.set(name, 'licence not looked up');
  return (name, { hidden }) => (hidden ? 'withdrawn from the set' : bound.get(name));
}

/**
 * `{ icons: { name: { body } }, aliases: { name: { parent } }, width, height }`.
 * @returns {Source}
 */
export function iconifySource(source, { asDrawn = false, leave = () => undefined, titles = {} } = {}) {
  const aliases = {};
  for (const [name, { parent, ...rest }] of Object.entries(source.aliases ?? {})) {
    if (Object.keys(rest).length > 0) throw new Error(`${name}: an alias that turns its icon is not known`);
    if (!Object.hasOwn(source.icons, parent)) throw new Error(`${name}: stands for ${parent}, which is not there`);
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

/** @returns {Source} */
function awsSource(root) {
  const drawings = [];
  const leftOut = [];
  for (const folder of ['architecture-service', 'resource', 'architecture-group', 'category']) {
    for (const file of readdirSync(join(root, folder)).sort()) {
      const text = readFileSync(join(root, folder, file), 'utf8');
      const base = file.replace(/\.svg$/, '');
      if (/Dark$/.test(base)) {
        leftOut.push({ name: base, reason: 'the dark variant of another', meant: true });
        continue;
      }
      const named = awsName(folder, base, /<title>([^<]*)/.exec(text)?.[1]);
      const isTaken = drawings.some(({ name }) => name === named.name);
      const name = isTaken ? (folder === 'resource' ? `${named.name}-resource` : `group-${named.name}`) : named.name;
      drawings.push({ ...named, name, ...svgOf(text) });
    }
  }
  return { drawings, leftOut };
}

/** @returns {Source} */
function kubernetesSource(root) {
  const of = (folder, unlettered) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.svg'))
      .sort()
      .map((file) => {
        const { markup, box } = svgOf(readFileSync(join(root, folder, file), 'utf8'));
        return { ...kubernetesName(file.slice(0, -'.svg'.length)), markup, box: { ...box, unlettered } };
      });
  return {
    drawings: [
      ...of('resources/unlabeled', false),
      ...of('infrastructure_components/unlabeled', false),
      // These come with their label only, which is text in a font.
      ...of('control_plane_components/labeled', true),
    ],
    leftOut: [],
  };
}

/** @returns {Source} */
function azureSource(root) {
  const drawings = [];
  const files = readdirSync(root).filter((file) => file.endsWith('.js') && file !== 'index.js');
  const bases = files.map((file) => file.slice(0, -'.js'.length)).sort();
  for (const base of bases) {
    const svg = readReactIcon(readFileSync(join(root, `${base}.js`), 'utf8'));
    const { name, aliases } = azureName(base);
    // Without the vendor's name it may be the name of another.
    const isTaken = name !== base && bases.includes(name);
    drawings.push({ name: isTaken ? base : name, aliases, markup: svg.children, box: boxOf(svg) });
  }
  return { drawings, leftOut: [] };
}

function svgOf(text) {
  const svg = readMarkup(text).find(({ name }) => name === 'svg');
  if (svg === undefined) throw new Error('no <svg> in the file');
  const { fill } = svg.attributes;
  const markup =
    fill === undefined ? svg.children : [{ name: 'g', attributes: { fill }, children: svg.children, text: '' }];
  return { markup, box: boxOf(svg) };
}

function boxOf({ attributes }) {
  const view = (
    attributes.viewBox ?? `0 0 ${Number.parseFloat(attributes.width)} ${Number.parseFloat(attributes.height)}`
  )
    .split(/[\s,]+/)
    .map(Number);
  const [left, top, width, height] = view;
  if (view.length !== 4 || !(width > 0 && height > 0)) throw new Error('no box');
  return { left, top, width, height };
}

/** By the form a set's entry names. */
const READERS = { aws: awsSource, azure: azureSource, kubernetes: kubernetesSource };
