// The pictures' own colours as custom properties of the page, so that a picture blends into it. Light or dark follows the reader's system unless
// `data-colours` on the root overrides it. On another element, it gives that the colours of a picture in it.
import { type ColourRole, THEMES, TONES } from '@linework/core';

const ROLES: Readonly<Record<string, ColourRole>> = {
  page: 'canvas',
  ink: 'ink',
  quiet: 'secondary',
  edge: 'hairline',
  control: 'neutral-stroke',
  field: 'neutral-frame-1',
  raised: 'neutral-fill',
  act: 'role-data',
  selection: 'blue-frame-3',
  error: 'red-strong',
  warning: 'amber-text',
  ...Object.fromEntries(TONES.map((tone) => [`tone-${tone}`, `${tone}-text`] as const)),
};

function colours(scheme: 'light' | 'dark'): string {
  const names = Object.entries(ROLES).map(([name, role]) => `--${name}: ${THEMES[scheme][role]};`);
  return `color-scheme: ${scheme}; ${names.join(' ')}`;
}

export const COLOURS: string = `:root, [data-colours=light] { ${colours('light')} }
@media (prefers-color-scheme: dark) { :root:not([data-colours=light]) { ${colours('dark')} } }
[data-colours=dark] { ${colours('dark')} }
`;
