// The style of a hosted diagram's page: the picture comes first, everything else is subdued and below it.
import { THEMES } from '@linework/core';
import { PAGE_STYLE } from '../../pages/look.js';

export const HOSTED_STYLE: string = `${PAGE_STYLE}body > header { max-width: 72rem; margin: 0 auto; padding: 1rem 1.5rem; }
.brand { color: var(--quiet); font-size: .875rem; font-weight: 600; text-decoration: none; }
.brand:hover { color: var(--ink); text-decoration: underline; }
main { max-width: 72rem; margin: 0 auto; padding: .75rem 1.5rem 4rem; }
main.words > * { max-width: 36rem; }
.head { margin-bottom: 1.25rem; }
h1 { font-size: 1.75rem; letter-spacing: -.01em; }
main.words h1 { margin-bottom: .75rem; }
h2 { font-size: 1rem; margin: 0 0 .75rem; }
h3 { font-size: .8125rem; font-weight: 500; color: var(--quiet); margin: 0 0 .25rem; }
.quiet { color: var(--quiet); font-size: .875rem; }
.head p { margin: .25rem 0 0; }
.facts { display: flex; flex-wrap: wrap; gap: .25rem 2rem; margin: .75rem 0 0; font-size: .875rem; }
.facts div { display: flex; gap: .5rem; min-width: 0; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; overflow-wrap: anywhere; min-width: 0; }
.own { margin-top: 1rem; }
.notice { margin: 0 0 1.25rem; padding: .625rem 1rem; border: 1px solid var(--edge); border-left: 3px solid var(--act); border-radius: 8px; font-size: .875rem; }
.picture a { display: block; }
.picture img { max-width: 100%; }
.picture.dark { background: ${THEMES.dark.canvas}; border-color: ${THEMES.dark.canvas}; }
.picture a:focus-visible { outline-offset: -2px; border-radius: 12px; }
.under { margin: .75rem 0 2.5rem; font-size: .875rem; }
.under .row { gap: .5rem 1.5rem; }
.downloads, .downloads ul { display: flex; gap: .5rem; align-items: center; margin: 0; padding: 0; list-style: none; }
.downloads > span { color: var(--quiet); min-width: 4.5rem; }
.downloads + .downloads > span { min-width: 0; }
.button { display: inline-flex; align-items: center; min-height: 2.25rem; padding: .3125rem .75rem; border: 1px solid var(--control); border-radius: 8px; background: var(--field); color: inherit; font-weight: 500; text-decoration: none; }
.button:hover { border-color: var(--act); }
details { margin-top: 1rem; }
summary { cursor: pointer; color: var(--quiet); min-height: 1.5rem; }
.outline { margin: .5rem 0 0; padding-left: 1.25rem; overflow-wrap: anywhere; }
.columns { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 2.5rem; align-items: start; }
section + section { margin-top: 2rem; }
pre { margin: 0; overflow: auto; border: 1px solid var(--edge); border-radius: 8px; background: var(--field); }
.source { padding: 1rem; max-height: 40rem; tab-size: 2; }
.snippet { padding: .625rem .75rem; margin-bottom: .75rem; user-select: all; }
.versions { list-style: none; margin: 0; padding: 0; font-size: .875rem; }
.versions li { padding: .375rem 0; border-top: 1px solid var(--edge); display: flex; flex-wrap: wrap; gap: 0 .75rem; }
.versions li:first-child { border-top: 0; padding-top: 0; }
.versions a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
@media (max-width: 48rem) {
  body > header, main { padding-left: 1rem; padding-right: 1rem; }
  .downloads + .downloads > span { min-width: 4.5rem; }
  .columns { display: block; }
  .columns > * + * { margin-top: 2rem; }
  .button { min-height: 2.75rem; min-width: 3.5rem; justify-content: center; }
}
`;
