// Colours on their way into a picture: roles in, presentation attributes out, and for `auto` the classes and rules that
// recolour them in the dark. One for each picture; it remembers which combinations were used.
import type { ColourRole } from '../scene/scene.js';
import type { Scheme } from './options.js';
import { THEMES } from './theme.js';

/** What is painted with a role; `color` is what `currentColor` below the element stands for. */
export interface Colours {
  readonly fill?: ColourRole | undefined;
  readonly stroke?: ColourRole | undefined;
  readonly color?: ColourRole | undefined;
}

export interface Ink {
  /** Attributes with a leading space: the class list where one is needed, then the colours. */
  readonly attributes: (colours: Colours, classes?: readonly string[]) => string;
  /** `.class{declarations}` of each combination, in order of first use; empty unless the scheme is `auto`. */
  readonly darkRules: () => readonly string[];
}

const PROPERTIES = ['fill', 'stroke', 'color'] as const;

export function createInk(scheme: Scheme): Ink {
  const theme = THEMES[scheme === 'dark' ? 'dark' : 'light'];
  const rules = new Map<string, string>();

  const classOf = (used: readonly (typeof PROPERTIES)[number][], colours: Colours): string => {
    const declarations = used.map((property) => `${property}:${THEMES.dark[colours[property] ?? 'ink']}`).join(';');
    const known = rules.get(declarations);
    if (known !== undefined) return known;
    const name = `c${rules.size}`;
    rules.set(declarations, name);
    return name;
  };

  return {
    attributes: (colours, classes = []) => {
      const used = PROPERTIES.filter((property) => colours[property] !== undefined);
      const names = scheme === 'auto' && used.length > 0 ? [...classes, classOf(used, colours)] : classes;
      const list = names.length === 0 ? '' : ` class="${names.join(' ')}"`;
      return list + used.map((property) => ` ${property}="${theme[colours[property] ?? 'ink']}"`).join('');
    },
    darkRules: () => [...rules].map(([declarations, name]) => `.${name}{${declarations}}`),
  };
}
