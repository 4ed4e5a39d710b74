// The rules a picture carries: dark colours of `auto`, moving dashes, tabular figures. Everything that matters is an
// attribute already, so a viewer without style rules shows a still picture in light colours. All selectors begin with
// the picture's id, because the rules of an inlined picture hold for the whole page.
import type { Dash } from '../scene/scene.js';

export const MOVING: Readonly<Record<Dash, string>> = { solid: 'ms', dashed: 'md', dotted: 'md' };
export const TABULAR = 'tn';

/** px a second. */
const SPEED = 20;
/** A solid line moves as this dash and gap, longer than a dashed line's so that the two stay apart. */
const MOVING_SOLID = [12, 4] as const;
/** px: a whole number of periods of all three patterns (16, 10 and 4.5), so that one animation serves them all. */
const TRAVEL = 720;

export interface StyleNeeds {
  readonly darkRules: readonly string[];
  readonly classes: ReadonlySet<string>;
}

function motionRules(id: string, classes: ReadonlySet<string>): string[] {
  const moving = [MOVING.solid, MOVING.dashed].filter((name) => classes.has(name));
  if (moving.length === 0) return [];
  const selector = moving.map((name) => `#${id} .${name}`).join(',');
  const solid = classes.has(MOVING.solid)
    ? [`#${id} .${MOVING.solid}{stroke-dasharray:${MOVING_SOLID.join(' ')}}`]
    : [];
  return [
    // Asked this way round, a viewer that does not know the question keeps still lines.
    '@media (prefers-reduced-motion:no-preference){',
    ...solid,
    `${selector}{animation:${id}-m ${TRAVEL / SPEED}s linear infinite}`,
    '}',
    `@keyframes ${id}-m{to{stroke-dashoffset:-${TRAVEL}px}}`,
  ];
}

/** Lines of the style element; none when nothing needs a rule. */
export function styleLines(id: string, needs: StyleNeeds): string[] {
  const rules = motionRules(id, needs.classes);
  if (needs.classes.has(TABULAR)) rules.push(`#${id} .${TABULAR}{font-variant-numeric:tabular-nums}`);
  if (needs.darkRules.length > 0) {
    // data-scheme on the svg element is for pages with a switch of their own; it wins over what the reader's system says.
    rules.push(
      '@media (prefers-color-scheme:dark){',
      ...needs.darkRules.map((rule) => `#${id}:not([data-scheme=light]) ${rule}`),
      '}',
      ...needs.darkRules.map((rule) => `#${id}[data-scheme=dark] ${rule}`),
    );
  }
  return rules.length === 0 ? [] : ['<style>', ...rules, '</style>'];
}
