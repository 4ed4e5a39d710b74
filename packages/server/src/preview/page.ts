// The page of a preview: markup and style. Everything it refers to is beside it, below the link with its token.
import { documentOf } from '../pages/document.js';
import { html } from '../pages/html.js';
import { PAGE_STYLE, VIEW_CONTROLS } from '../pages/look.js';

export const PREVIEW_PAGE: string = documentOf({
  title: 'Linework preview',
  styles: ['preview.css'],
  scripts: ['preview.js'],
  body: html`<header class="row">
<h1 id="name">Preview</h1>
<div class="row push">${VIEW_CONTROLS}</div>
</header>
<div id="room">
<nav id="files" aria-label="Diagrams" hidden><ul></ul></nav>
<main>
<p id="state" role="status">Drawing…</p>
<ol id="mistakes" hidden></ol>
<figure class="picture" id="frame" tabindex="0" aria-label="Picture" hidden><img id="picture" alt=""></figure>
</main>
</div>`,
});

export const PREVIEW_STYLE: string = `${PAGE_STYLE}header { padding: .75rem 1.5rem; border-bottom: 1px solid var(--edge); }
#room { display: flex; gap: 1.5rem; padding: .75rem 1.5rem 3rem; align-items: flex-start; }
main { flex: 1; min-width: 0; }
nav { flex: 0 0 14rem; max-height: calc(100vh - 6rem); overflow: auto; position: sticky; top: .75rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: .25rem .625rem; border-radius: 8px; color: inherit; text-decoration: none; font-size: .875rem; overflow-wrap: anywhere; }
nav a:hover { text-decoration: underline; }
nav a[aria-current] { background: var(--field); box-shadow: inset 3px 0 0 var(--act); font-weight: 500; }
@media (max-width: 40rem) {
  header, #room { padding-left: 1rem; padding-right: 1rem; }
  #room { display: block; }
  nav { position: static; max-height: 11rem; margin-bottom: .75rem; padding-bottom: .5rem; border-bottom: 1px solid var(--edge); }
  nav a { padding: .5rem .625rem; }
}
`;
