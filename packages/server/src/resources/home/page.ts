// The start page: the editor, which runs in the browser, and links to what else the service has.
import { documentOf } from '../../pages/document.js';
import { attribute, html } from '../../pages/html.js';
import { PAGE_POLICY } from '../../pages/policy.js';

/** The editor turns a text into markup, and an address into a worker, only by its own policy of that name. */
export const HOME_POLICY = `${PAGE_POLICY}; require-trusted-types-for 'script'; trusted-types linework-editor`;

/** `isHosted`: the service keeps diagrams, so the editor offers to publish. */
export const homePage = (isHosted: boolean): string =>
  documentOf({
    title: 'Linework',
    styles: ['/editor/editor.css'],
    modules: ['/editor/editor.js'],
    body: html`<div id="editor"${attribute('data-service', isHosted ? 'hosted' : undefined)}></div>
<nav id="links" class="row" aria-label="Service">${isHosted ? html`<a href="/console">Your diagrams</a> ` : undefined}<a href="/docs">API</a> <a href="/llms.txt">Language</a></nav>
<p hidden id="source-keys">Escape and then Tab leaves the text. F1 shows all keys.</p>
<noscript>The editor needs JavaScript. The API and the command draw without it.</noscript>`,
  });
