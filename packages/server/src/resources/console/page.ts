// The page of the console: everything in it is read by its script from the same endpoints that anyone may call.
import { documentOf } from '../../pages/document.js';
import { html } from '../../pages/html.js';
import { PAGE_POLICY } from '../../pages/policy.js';

/** Where a sign-in leads that was on the way to nothing else. */
export const CONSOLE_PATH = '/console';

/** The console turns an address into a worker only by its own policy of that name, and a picture into markup by the editor's. */
export const CONSOLE_POLICY = `${PAGE_POLICY}; require-trusted-types-for 'script'; trusted-types linework-console linework-editor`;

export const CONSOLE_PAGE: string = documentOf({
  title: 'Linework',
  styles: ['/console/files/console.css'],
  modules: ['/console/files/console.js'],
  body: html`<div id="console"></div>
<noscript>The console needs JavaScript. <a href="/sign-in">Your account</a> works without it.</noscript>`,
});
