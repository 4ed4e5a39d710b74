// The style rules of a picture: dark colours of `auto`, moving dashes. Everything essential is an attribute already, so
// a viewer without style rules shows a still picture in light colours. All selectors begin with the picture's id,
// because the rules of an inlined picture apply to the whole page.
import type { Dash } from '../scene/scene.js';
import type { EmbeddedFont } from './options.js';

export const MOVING: Readonly<Record<Dash, string>> = { solid: 'ms', dashed: 'md', dotted: 'md' };

/** px per second. */
const SPEED = 20;
/** A solid line moves as this dash and gap, longer than a dashed line's so that the two stay distinguishable. */
const MOVING_SOLID = [12, 4] as const;
/** px: a whole number of periods of all three patterns (16, 12 and 5), so that one animation serves them all. */
const TRAVEL = 720;

export interface StyleNeeds {
  readonly darkRules: readonly string[];
  readonly classes: ReadonlySet<string>;
  readonly families: readonly EmbeddedFamily[];
}

/** A name unique to each picture: the faces of an inlined picture apply to the whole page. */
export interface EmbeddedFamily {
  readonly name: string;
  readonly fonts: readonly EmbeddedFont[];
}

function fontRules({ name, fonts }: EmbeddedFamily): string[] {
  return fonts.map(({ weight, lastWeight = weight, base64 }) => {
    const weights = lastWeight === weight ? weight : `${weight} ${lastWeight}`;
    return `@font-face{font-family:${name};font-weight:${weights};src:url(data:font/ttf;base64,${base64})}`;
  });
}

function motionRules(id: string, classes: ReadonlySet<string>): string[] {
  const moving = [MOVING.solid, MOVING.dashed].filter((name) => classes.has(name));
  if (moving.length === 0) return [];
  const selector = moving.map((name) => `#${id} .${name}`).join(',');
  const solid = classes.has(MOVING.solid)
    ? [`#${id} .${MOVING.solid}{stroke-dasharray:${MOVING_SOLID.join(' ')}}`]
    : [];
  return [
    // In this form, a viewer that does not know the query keeps still lines.
    '@media (prefers-reduced-motion:no-preference){',
    ...solid,
    `${selector}{animation:${id}-m ${TRAVEL / SPEED}s linear infinite}`,
    '}',
    `@keyframes ${id}-m{to{stroke-dashoffset:-${TRAVEL}px}}`,
  ];
}

/** Lines of the style element; none if nothing needs a rule. */
export function styleLines(id: string, needs: StyleNeeds): string[] {
  const rules = [...needs.families.flatMap(fontRules), ...motionRules(id, needs.classes)];
  if (needs.darkRules.length > 0) {
    // data-scheme on the svg element is for pages with a switch of their own; it overrides the reader's system setting.
    // Nested rules name the picture once; a viewer that does not support them keeps light colours, and the media query
    // that is always true hides them from style parsers that support neither.
    rules.push(
      '@media (prefers-color-scheme:dark){',
      `#${id}:not([data-scheme=light]){`,
      ...needs.darkRules,
      '}}',
      '@media all{',
      `#${id}[data-scheme=dark]{`,
      ...needs.darkRules,
      '}}',
    );
  }
  return rules.length === 0 ? [] : ['<style>', ...rules, '</style>'];
}
