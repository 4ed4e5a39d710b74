import { renderToString } from '@vue/server-renderer';
import { expect, test } from 'vitest';
import { createSSRApp, h } from 'vue';
import { Diagram as BrowserDiagram } from './browser.js';
import { Diagram } from './index.js';

const SOURCE = 'flow "Hi"\nnode a\n';

test('a server draws the picture, and attributes fall through', async () => {
  const html = await renderToString(createSSRApp(Diagram, { source: SOURCE, theme: 'dark', class: 'wide' }));
  expect(html).toMatch(/^<div class="wide"><p class="linework"><svg .*role="img"/);
  expect(html).toContain('#0c1015');
});

test('a page can show one source twice', async () => {
  const app = createSSRApp({
    render: () => h('main', [h(Diagram, { source: SOURCE }), h(Diagram, { source: SOURCE })]),
  });
  const ids = [...(await renderToString(app)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
});

test('a source with errors fails the build', async () => {
  const app = createSSRApp(Diagram, { source: 'flow\nnoed a\n' });
  app.config.warnHandler = () => undefined;
  await expect(renderToString(app)).rejects.toThrow('2:1: error');
});

test('in a browser, the component draws nothing', async () => {
  expect(await renderToString(createSSRApp(BrowserDiagram, { source: SOURCE }))).toBe('<div></div>');
});
