// The start page: its markup, style and script as text. No framework, no inline script.

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

export function homePage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Linework</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/home.css">
</head>
<body>
<main>
<h1>Linework</h1>
<p>Diagrams from text: checked, laid out, drawn and described. <a href="/docs">API</a> <a href="/openapi.json">OpenAPI</a> <a href="/v1/vocabulary?kind=flow">Vocabulary</a></p>
<form id="form">
<label for="source">Source</label>
<textarea id="source" rows="14" spellcheck="false" autocomplete="off">${escapeHtml(EXAMPLE)}</textarea>
<div class="row">
<label for="key">API key</label>
<input id="key" type="password" autocomplete="off" placeholder="lw_local_…">
<button type="submit">Draw</button>
</div>
</form>
<p id="state" role="status"></p>
<ol id="mistakes"></ol>
<img id="picture" src="/example.svg" alt="The picture of the source above">
</main>
<script src="/home.js"></script>
</body>
</html>
`;
}

export const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 Inter, "Helvetica Neue", Arial, sans-serif; --page: #fff; --ink: #14171c; --quiet: #565b63; --edge: #d4d8de; --field: #f7f8fa; --act: #1c5fc4; }
@media (prefers-color-scheme: dark) { :root { --page: #0c1015; --ink: #eceff4; --quiet: #a6acb5; --edge: #343a43; --field: #141a21; --act: #7db3ff; } }
body { margin: 0; background: var(--page); color: var(--ink); }
main { max-width: 64rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
h1 { font-size: 1.5rem; font-weight: 600; margin: 0 0 .25rem; }
p { color: var(--quiet); margin: 0 0 1rem; }
a { color: var(--act); }
p a { margin-left: .75rem; }
label { display: block; font-size: .875rem; font-weight: 500; margin: 1rem 0 .25rem; }
textarea, input { color: inherit; background: var(--field); border: 1px solid var(--edge); border-radius: 8px; }
textarea { width: 100%; box-sizing: border-box; font: 13px/1.55 ui-monospace, Menlo, Consolas, monospace; padding: .75rem; resize: vertical; }
.row { display: flex; gap: .75rem; align-items: center; margin: .75rem 0 1.25rem; }
.row label { margin: 0; }
.row input { flex: 1; font: inherit; padding: .375rem .625rem; }
button { font: inherit; font-weight: 500; padding: .375rem 1.125rem; border: 0; border-radius: 8px; background: var(--act); color: var(--page); cursor: pointer; }
:focus-visible { outline: 2px solid var(--act); outline-offset: 2px; }
img { display: block; max-width: 100%; height: auto; }
ol { padding-left: 1.25rem; }
ol:empty, #state:empty { display: none; }
`;

export const SCRIPT = `const form = document.getElementById('form');
const state = document.getElementById('state');
const mistakes = document.getElementById('mistakes');
const picture = document.getElementById('picture');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  state.textContent = 'Drawing…';
  mistakes.replaceChildren();
  try {
    const response = await fetch('/v1/diagrams/draw', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer ' + document.getElementById('key').value.trim() },
      body: JSON.stringify({ source: document.getElementById('source').value, theme: 'auto' }),
    });
    const result = await response.json();
    if (result.error) {
      state.textContent = result.message;
      return;
    }
    for (const each of result.diagnostics) {
      const item = document.createElement('li');
      item.textContent = 'Line ' + each.line + ': ' + each.message + ' ' + each.hint;
      mistakes.append(item);
    }
    state.textContent = result.ok ? 'Drawn.' : 'The source has mistakes; nothing was drawn.';
    if (result.svg) {
      const before = picture.src;
      picture.src = URL.createObjectURL(new Blob([result.svg], { type: 'image/svg+xml' }));
      if (before.startsWith('blob:')) URL.revokeObjectURL(before);
    }
  } catch {
    state.textContent = 'The service did not answer.';
  }
});
`;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
