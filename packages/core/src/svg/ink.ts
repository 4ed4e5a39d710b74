// Colours of a picture. In: roles. Out: presentation attributes, and for `auto` the classes and rules that recolour
// them in the dark. One instance per picture; it records the combinations used.
import type { ColourRole } from '../scene/scene.js';
import type { Theme, Themes } from '../theme/contract.js';
import { THEMES } from '../theme/theme.js';
import { INHERITED, type Values } from './markup.js';
import type { Scheme } from './options.js';

export interface Ink {
  /** The role as a value of markup.ts. */
  readonly of: (role: ColourRole) => string;
  /** Attributes with a leading space: the class list if needed, then the values. */
  readonly attributes: (values: Values, classes?: readonly string[]) => string;
  /** `.class{declarations}` of each combination, in order of first use; empty unless the scheme is `auto`. */
  readonly darkRules: () => readonly string[];
}

const HEX = /^#[0-9a-f]{6}$/;

/** Shortens six digits to three if they are equivalent. */
function short(hex: string): string {
  const [, r = '', s, g = '', h, b = '', c] = hex;
  return r === s && g === h && b === c ? `#${r}${g}${b}` : hex;
}

export function createInk(scheme: Scheme, themes: Themes = THEMES): Ink {
  const rules = new Map<string, string>();

  /** A theme can come from storage: an invalid colour in it is replaced by the default theme's. */
  const colour = (which: keyof Themes, role: ColourRole): string => {
    const hex: Theme[ColourRole] = themes[which][role];
    return short(HEX.test(hex) ? hex : THEMES[which][role]);
  };

  const classOf = (declarations: string): string => {
    const known = rules.get(declarations);
    if (known !== undefined) return known;
    const name = `c${rules.size}`;
    rules.set(declarations, name);
    return name;
  };

  /** A picture requests about twenty roles hundreds of times. */
  const inks = new Map<ColourRole, string>();
  const inked = (role: ColourRole): string => {
    const value = scheme === 'auto' ? `${colour('light', role)} ${colour('dark', role)}` : colour(scheme, role);
    inks.set(role, value);
    return value;
  };

  return {
    of: (role) => inks.get(role) ?? inked(role),
    attributes: (values, classes = []) => {
      let attributes = '';
      const dark: string[] = [];
      for (const property of INHERITED) {
        const value = values[property];
        if (value === undefined) continue;
        const at = property === 'stroke-dasharray' ? -1 : value.indexOf(' ');
        attributes += ` ${property}="${at === -1 ? value : value.slice(0, at)}"`;
        if (at !== -1) dark.push(`${property}:${value.slice(at + 1)}`);
      }
      const names = dark.length === 0 ? classes : [...classes, classOf(dark.join(';'))];
      return (names.length === 0 ? '' : ` class="${names.join(' ')}"`) + attributes;
    },
    darkRules: () => [...rules].map(([declarations, name]) => `.${name}{${declarations}}`),
  };
}
