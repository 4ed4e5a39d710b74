import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Diagram as BrowserDiagram } from './browser.js';
import { Diagram } from './index.js';

const SOURCE = 'flow "Hi"\nnode a\n';

test('a server draws the picture', () => {
  const html = renderToString(createElement(Diagram, { source: SOURCE, className: 'wide' }));
  expect(html).toMatch(/^<div class="wide"><p class="linework"><svg .*role="img"/);
});

test('a page can show one source twice', () => {
  const html = renderToString(
    createElement('main', null, createElement(Diagram, { source: SOURCE }), createElement(Diagram, { source: SOURCE })),
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
});

test('a source with errors fails the build', () => {
  expect(() => renderToString(createElement(Diagram, { source: 'flow\nnoed a\n' }))).toThrow('2:1: error');
});

test('in a browser, the component draws nothing', () => {
  expect(renderToString(createElement(BrowserDiagram, { source: SOURCE }))).toBe('<div></div>');
});
