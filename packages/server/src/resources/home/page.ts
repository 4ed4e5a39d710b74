// The start page: its markup and style. It contains the example, so that it shows a picture before a key is known.
import { documentOf } from '../../pages/document.js';
import { html } from '../../pages/html.js';
import { PAGE_STYLE, VIEW_CONTROLS } from '../../pages/look.js';

export const EXAMPLE = `flow "Checkout" direction=right
node shopper person "Shopper"
group shop "Shop" type=cluster {
  node web client "Web shop"
  node api service "Orders API"
}
node db database "Orders"
node mail external "Mail provider"
shopper -> web : "opens"
web -> api : "calls"
api -> db : "writes to" role=data
api ..> mail : "sends receipt" role=async
`;

export const HOME_PAGE: string = documentOf({
  title: 'Linework',
  styles: ['/home.css'],
  scripts: ['/home.js'],
  body: html`<header class="row">
<h1>Linework</h1>
<nav class="row" aria-label="Reference"><a href="/docs">API</a> <a href="/llms.txt">Language</a> <a href="/openapi.json">OpenAPI</a></nav>
<div class="row push">${VIEW_CONTROLS}</div>
</header>
<main>
<section aria-label="Source">
<div class="row">
<label for="key">API key</label>
<input id="key" type="password" autocomplete="off" spellcheck="false" placeholder="lw_local_…" aria-describedby="key-words">
</div>
<p id="key-words">The service printed the key at startup. This browser stores it; clear the field to remove it.</p>
<h2><label for="source">Source</label></h2>
<div id="editor">
<pre id="lines" aria-hidden="true"></pre>
<textarea id="source" wrap="off" spellcheck="false" autocomplete="off" autocapitalize="off">${EXAMPLE}</textarea>
</div>
</section>
<section aria-label="Result">
<p id="state" role="status"></p>
<ol id="mistakes" hidden></ol>
<figure class="picture" id="frame" tabindex="0" aria-label="Picture"><img id="picture" alt="Checkout, drawn" src="/example.svg"></figure>
<div class="row" id="downloads" role="group" aria-label="Download">
<span>Download</span>
<button type="button" data-format="svg">SVG</button>
<button type="button" data-format="png">PNG</button>
<button type="button" data-format="pdf">PDF</button>
<button type="button" data-format="source">Source</button>
</div>
<p class="words">An SVG follows its reader’s light or dark setting; a PNG or PDF has the colours shown.</p>
</section>
</main>`,
});

export const HOME_STYLE: string = `${PAGE_STYLE}header { padding: .75rem 1.5rem; border-bottom: 1px solid var(--edge); }
header nav { font-size: .875rem; margin-left: .75rem; }
main { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 1.5rem; padding: 1rem 1.5rem 3rem; }
#key { flex: 1; min-width: 8rem; }
#key-words, .words { margin: .375rem 0 1rem; font-size: .8125rem; color: var(--quiet); }
#editor { display: flex; height: min(34rem, 70vh); border: 1px solid var(--control); border-radius: 8px; background: var(--field); overflow: hidden; resize: vertical; }
#editor:focus-within { outline: 2px solid var(--act); outline-offset: 2px; }
#lines { margin: 0; padding: .75rem .5rem; min-width: 2.75rem; text-align: right; color: var(--quiet); border-right: 1px solid var(--edge); overflow: hidden; user-select: none; }
#source { flex: 1; min-width: 0; border: 0; margin: 0; padding: .75rem; color: inherit; background: none; resize: none; outline: none; overflow: auto; }
#downloads { margin-top: .75rem; gap: .5rem; }
#downloads span { font-size: .875rem; }
#state { margin-top: 0; }
@media (max-width: 48rem) {
  header, main { padding-left: 1rem; padding-right: 1rem; }
  header nav { margin-left: 0; }
  header .push { margin-left: 0; }
  main { display: block; }
  #editor { height: 16rem; margin-bottom: 1rem; }
  #lines, #source { font-size: 16px; }
  button, select, input[type=password] { font-size: 1rem; min-height: 2.75rem; }
}
`;
