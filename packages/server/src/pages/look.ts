// The look of the pages: the pictures' own colours, so that a picture blends into the page around it. Light or dark follows the
// reader's system unless `data-colours` on the root overrides it. Out: the style sheet, and markup that pages share.
import { type ColourRole, THEMES } from '@linework/core';
import { type Html, html } from './html.js';

const ROLES: Readonly<Record<string, ColourRole>> = {
  page: 'canvas',
  ink: 'ink',
  quiet: 'secondary',
  edge: 'hairline',
  control: 'neutral-stroke',
  field: 'neutral-frame-1',
  act: 'role-data',
  error: 'red-strong',
  warning: 'amber-text',
};

function colours(scheme: 'light' | 'dark'): string {
  const names = Object.entries(ROLES).map(([name, role]) => `--${name}: ${THEMES[scheme][role]};`);
  return `color-scheme: ${scheme}; ${names.join(' ')}`;
}

export const PAGE_STYLE: string = `:root { ${colours('light')} font: 16px/1.5 Inter, "Helvetica Neue", Arial, sans-serif; }
@media (prefers-color-scheme: dark) { :root:not([data-colours=light]) { ${colours('dark')} } }
:root[data-colours=dark] { ${colours('dark')} }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); }
h1 { font-size: 1.25rem; font-weight: 600; line-height: 1.3; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: .875rem; font-weight: 600; margin: 0 0 .5rem; }
a { color: var(--act); }
code, pre, textarea { font: 13px/1.55 ui-monospace, Menlo, Consolas, monospace; font-variant-ligatures: none; }
button, select, input { font: inherit; color: inherit; }
button, select, input[type=password] { font-size: .875rem; background: var(--field); border: 1px solid var(--control); border-radius: 8px; padding: .3125rem .75rem; min-height: 2.25rem; }
button { cursor: pointer; font-weight: 500; }
button:disabled { color: var(--quiet); border-color: var(--edge); cursor: default; }
:focus-visible { outline: 2px solid var(--act); outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; }
.row > label { font-size: .875rem; }
.push { margin-left: auto; }
.picture { margin: 0; overflow: auto; border: 1px solid var(--edge); border-radius: 12px; background: var(--page); }
.picture img { display: block; max-width: max(100%, 40rem); height: auto; margin: 0 auto; }
body:has(#full:checked) .picture img { max-width: none; }
.picture.stale img { opacity: .5; }
#state { min-height: 1.5rem; margin: .5rem 0; font-size: .875rem; color: var(--quiet); }
#state.bad { color: var(--error); }
#mistakes { list-style: none; margin: 0 0 .75rem; padding: 0; }
#mistakes li { margin: 0 0 .5rem; padding: .125rem 0 .125rem .75rem; border-left: 3px solid var(--error); overflow-wrap: anywhere; }
#mistakes li.warning { border-color: var(--warning); }
#mistakes .place { font-size: .875rem; font-weight: 600; color: var(--error); }
#mistakes .warning .place { color: var(--warning); }
#mistakes button.place { background: none; border: 0; padding: 0; min-height: 1.5rem; text-decoration: underline; }
#mistakes pre { margin: .125rem 0; white-space: pre-wrap; }
#mistakes .hint { color: var(--quiet); white-space: pre-wrap; }
[hidden] { display: none !important; }
`;

/** The switches for colours and size; the script of the page implements the first, the style sheet the second. */
export const VIEW_CONTROLS: Html = html`<label for="colours">Colours</label>
<select id="colours"><option value="">System</option><option value="light">Light</option><option value="dark">Dark</option></select>
<label><input id="full" type="checkbox"> Full size</label>`;
