import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSource } from '../check.js';
import { kinds } from '../kinds/registry.js';
import { INK_NAMES, INKS } from '../scene/colour-roles/inks.js';
import type { ColourRole, SceneNode } from '../scene/scene.js';
import { testIcons } from '../testing/icons.js';
import { contrast } from './colour.js';
import type { Theme } from './contract.js';
import { MARK, TEXT } from './promises.js';
import { type Meeting, meetings } from './testing/painted.js';
import { THEMES } from './theme.js';

/** The example and every golden of every kind, drawn again. */
function pictures(): readonly { readonly name: string; readonly met: readonly Meeting[] }[] {
  return [...kinds.values()].flatMap(({ grammar: { kind, example } }) => {
    const folder = new URL(`../kinds/${kind}/golden/`, import.meta.url);
    const files = existsSync(folder) ? readdirSync(folder).filter((each) => each.endsWith('.diagram')) : [];
    const goldens = files.sort().map((each) => [each, readFileSync(new URL(each, folder), 'utf8')] as const);
    return [['example', example] as const, ...goldens].flatMap(([name, source]) => {
      const scene = checkSource(source, { icons: testIcons }).compiled?.drawn().value;
      return scene === undefined ? [] : [{ name: `${kind}/${name}`, met: meetings(scene) }];
    });
  });
}

const SEPARATORS: readonly ColourRole[] = INK_NAMES.filter((ink) => INKS[ink].shows === undefined);

/** What is hard to see. Hairlines between rows only separate what position already separates (WCAG 2.2, 1.4.11, decoration). */
function unseen(met: readonly Meeting[], theme: Theme): readonly string[] {
  return met
    .filter(({ ink }) => !SEPARATORS.includes(ink))
    .filter(({ what, ink, ground }) => contrast(theme[ink], theme[ground]) < (what === 'text' ? TEXT : MARK))
    .map(({ what, ink, ground, where }) => {
      return `${what} ${where}: ${ink} on ${ground}, ${contrast(theme[ink], theme[ground]).toFixed(2)}`;
    });
}

const PICTURES = pictures();

it('finds pictures', () => {
  expect(PICTURES.length).toBeGreaterThan(8);
});

describe.each(PICTURES)('$name', ({ met }) => {
  it.each(['light', 'dark'] as const)('%s: every text, line and mark is visible against what it lies on', (scheme) => {
    expect(unseen(met, THEMES[scheme])).toEqual([]);
  });
});

describe('the check itself', () => {
  const { light } = THEMES;
  const all = PICTURES.flatMap(({ met }) => met);

  it.each<[string, Partial<Theme>, RegExp]>([
    ['pale words on nodes', { ink: '#9aa3ad' }, /^text '.*': ink on brand-fill/],
    ['pale titles of frames', { 'brand-text': '#a9c4e8' }, /^text '.*': brand-text on brand-frame-1/],
    ['pale lines', { line: '#c4c8ce' }, /^mark .*: line on canvas/],
    ['a line role pale in a frame', { 'role-data': '#a9ccff' }, /^mark .*: role-data on /],
    ['borders like their fill', { 'aqua-stroke': '#bfe4e8' }, /^mark .*: aqua-stroke on aqua-fill/],
    ['a number on a pale disc', { badge: '#dfe3e8' }, /^text '\d+': badge-text on badge/],
  ])('finds %s', (_, planted, message) => {
    const messages = unseen(all, { ...light, ...planted });
    expect(messages.some((each) => message.test(each))).toBe(true);
  });

  const page = (...nodes: readonly SceneNode[]): readonly Meeting[] => {
    return meetings({ width: 200, height: 100, title: '', description: '', kind: 'flow', nodes });
  };
  const words: SceneNode = {
    type: 'text',
    x: 20,
    y: 50,
    text: 'Orders',
    width: 90,
    style: { size: 14, weight: 500 },
    anchor: 'start',
    fill: 'ink',
  };
  const card = (x: number): SceneNode => {
    return { type: 'rect', x, y: 20, width: 60, height: 60, fill: 'brand-stroke' };
  };

  it('checks every colour under a text that lies on several', () => {
    const grounds = page(card(70), words).map(({ ground }) => ground);
    expect(grounds).toEqual(expect.arrayContaining(['canvas', 'brand-stroke']));
    expect(unseen(page(card(70), words), light).join()).toContain('ink on brand-stroke');
  });

  it('finds covered words, and words on a line', () => {
    expect(unseen(page(words, card(70)), light).join()).toContain('brand-stroke on brand-stroke, 1.00');
    const line: SceneNode = {
      type: 'connector',
      points: [
        { x: 0, y: 46 },
        { x: 200, y: 46 },
      ],
      cornerRadius: 0,
      stroke: 'line',
      strokeWidth: 1.5,
      dash: 'solid',
      startHead: false,
      endHead: false,
      animate: false,
    };
    expect(unseen(page(line, words), light).join()).toContain('ink on line');
    const chip: SceneNode = { type: 'rect', x: 16, y: 34, width: 100, height: 24, fill: 'canvas' };
    expect(unseen(page(line, chip, words), light)).toEqual([]);
  });
});
