// The pages that scripts/browser/library.mjs opens, by their path.

const page = (head, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Diagrams</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><link rel="stylesheet" href="/linework/linework.css"><link rel="stylesheet" href="/page.css">${head}</head><body><main><h1>Diagrams</h1>${body}</main></body></html>`;

export const ORDERS = 'flow "Orders"\nnode api service "Orders API"\nnode db database "Redis"\napi -> db : "reads"\n';
export const BROKEN = 'flow "Orders"\nnode api\nnoed <img src=x onerror=alert(1)>\n';
const PIE = 'pie "Share"\nslice "Web" 60\nslice "Mobile" 40\n';

export const PAGES = {
  'page.css': 'body{font-family:sans-serif;margin:16px}',
  'functions.html': page('<script type="module" src="/functions.js"></script>', ''),
  'functions.js':
    "import * as linework from '/linework/index.js';\nimport { convert } from '/linework/convert.js';\nglobalThis.linework = { ...linework, convert };\n",
  'orders.diagram': ORDERS,
  'elements.html': page(
    '<script type="module" src="/linework/element.js"></script><script type="module" src="/shifts.js"></script>',
    `<linework-diagram id="pie" width="300" height="220">
        ${PIE.replaceAll('\n', '\n        ')}
      </linework-diagram>
      <linework-diagram id="src" src="/orders.diagram" width="340" height="120"></linework-diagram>
      <linework-diagram id="mermaid" convert worker width="340" height="120">flowchart LR
        a[One] --&gt; b[Two]</linework-diagram>
      <linework-diagram id="again" worker width="340" height="120">${ORDERS}</linework-diagram>
      <linework-diagram id="broken" worker>${BROKEN.replaceAll('<', '&lt;')}</linework-diagram>
      <linework-diagram id="missing" src="/nothing.diagram"></linework-diagram>`,
  ),
  // The ids of what moved since the page began.
  'shifts.js':
    "globalThis.shifts = [];\nnew PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries().flatMap((each) => each.sources.map(({ node }) => node?.id)))).observe({ type: 'layout-shift', buffered: true });\n",
  'later.js': "import { run } from '/linework/linework.js';\nglobalThis.run = run;\n",
  'fences.html': page(
    '<script type="module" src="/linework/linework.js" data-convert></script><script type="module" src="/later.js"></script>',
    `<pre><code class="language-linework">${PIE}</code></pre>
     <p>A text between pictures.</p>
     <pre class="linework">${ORDERS.replaceAll('>', '&gt;')}</pre>
     <pre><code class="language-mermaid">sequenceDiagram\n  A-&gt;&gt;B: hello\n</code></pre>
     <pre><code class="language-js">let unchanged;</code></pre>`,
  ),
  'plain.html': page(
    '<script type="module" src="/linework/linework.js"></script>',
    '<pre class="mermaid">pie\n  "a" : 1\n</pre>',
  ),
};
