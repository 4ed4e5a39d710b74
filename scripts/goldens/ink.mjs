// What is kept of a golden's ink instead of its pictures: hashes, and facts that name a difference. In, the scene as written
// by `sceneLines` and its SVG; out, one record; in, two records; out, the difference in words.
import { createHash } from 'node:crypto';

/** Changed by a shape's look; everything else about a shape is its place or its form. */
const LOOKS = ['fill', 'stroke', 'strokeWidth', 'dash', 'style', 'ink', 'name', 'startHead', 'endHead', 'animate'];

/**
 * @typedef {{ size: readonly [number, number], shapes: Record<string, number>, texts: string, looks: string, scene: string, light: string, dark: string }} Ink
 * @param {string} scene
 * @param {{ light: string, dark: string }} svg
 * @returns {Ink}
 */
export function inkOf(scene, { light, dark }) {
  const { width, height, nodes } = JSON.parse(scene);
  const all = flat(nodes);
  const shapes = {};
  for (const type of all.map((each) => each.type).sort()) shapes[type] = (shapes[type] ?? 0) + 1;
  const texts = all.flatMap((each) => (each.type === 'text' ? [each.text] : []));
  const looks = all.map((each) => LOOKS.map((name) => each[name]));
  return {
    size: [width, height],
    shapes,
    texts: hash(JSON.stringify(texts)),
    looks: hash(JSON.stringify(looks)),
    scene: hash(scene),
    light: hash(light),
    dark: hash(dark),
  };
}

const flat = (nodes) => nodes.flatMap((each) => [each, ...flat(each.children ?? [])]);

/** 64 bits: enough against chance, and nobody gains from a collision. */
const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * What differs, a sentence each; nothing for equal records.
 * @param {Ink | undefined} before
 * @param {Ink | undefined} now
 * @returns {readonly string[]}
 */
export function inkChanges(before, now) {
  if (before === undefined || now === undefined)
    return before === now ? [] : [before ? 'Nothing is drawn.' : 'The picture was never accepted.'];
  if (before.scene !== now.scene) return sceneChanges(before, now);
  const schemes = ['light', 'dark'].filter((each) => before[each] !== now[each]);
  return schemes.length === 0 ? [] : [`The scene is unchanged, but the ${schemes.join(' and the ')} SVG is not.`];
}

function sceneChanges(before, now) {
  const types = [...new Set([...Object.keys(before.shapes), ...Object.keys(now.shapes)])];
  const counts = types.map((type) =>
    changed(`Shapes of type ${type} changed`, before.shapes[type] ?? 0, now.shapes[type] ?? 0),
  );
  const isComparable = counts.every((each) => each === undefined);
  const changes = [
    ...['width', 'height'].map((name, i) => changed(`The ${name} changed`, before.size[i], now.size[i], ' px')),
    ...counts,
    before.texts === now.texts ? undefined : 'Texts changed, or their order or line breaks.',
    isComparable && before.looks !== now.looks
      ? 'Colours, line styles, text styles, heads or icons of shapes changed.'
      : undefined,
  ].filter((each) => each !== undefined);
  return changes.length > 0 ? changes : ['Only places, forms or descriptions of shapes changed.'];
}

function changed(what, before, now, unit = '') {
  return before === now ? undefined : `${what} from ${before} to ${now}${unit}.`;
}

/**
 * The file of a kind's ink, with short lines, so that changes to two goldens rarely conflict.
 * @param {Record<string, Ink>} all by the names of the goldens
 */
export function inkFile(all) {
  const names = Object.keys(all).sort();
  const record = (ink) =>
    Object.entries(ink)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{\n${names.map((name) => `  ${JSON.stringify(name)}: {\n${record(all[name])}\n  }`).join(',\n')}\n}\n`;
}
