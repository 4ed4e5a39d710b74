// The page of a preview: markup, style and script. Everything it refers to is beside it, below the link with its token.
import { PAGE_STYLE, VIEW_CONTROLS } from '../pages/look.js';
import { sharedScript } from '../pages/script.js';

export const PREVIEW_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Linework preview</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="preview.css">
</head>
<body>
<header class="row">
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
</div>
<script src="preview.js"></script>
</body>
</html>
`;

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

export const PREVIEW_SCRIPT: string = `${sharedScript('sessionStorage')}
let pictures;
let asked = new AbortController();
const wanted = () => { try { return decodeURIComponent(location.hash.slice(1)); } catch { return ''; } };

function show() {
  if (pictures) showSvg(dark() ? pictures.dark : pictures.light, pictures.alt);
}
function clear() {
  pictures = undefined;
  $('frame').hidden = true;
  showMistakes([]);
}

async function list() {
  const { folder, files } = await (await fetch('files')).json();
  const name = folder && !files.includes(wanted()) ? files[0] : folder ? wanted() : files[0];
  $('files').hidden = !folder || files.length === 0;
  $('files').firstElementChild.replaceChildren(...files.map((each) => {
    const link = element('a', '', each);
    link.href = '#' + encodeURIComponent(each);
    if (each === name) link.setAttribute('aria-current', 'page');
    const item = element('li');
    item.append(link);
    return item;
  }));
  return name;
}

async function draw() {
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  try {
    const name = await list();
    if (signal.aborted) return;
    if (name !== $('name').textContent) { clear(); $('name').textContent = name ?? 'Preview'; }
    document.title = (name ?? 'Preview') + ' · Linework';
    if (name === undefined) return tell('There are no .diagram files here yet.');
    const result = await (await fetch('drawing?file=' + encodeURIComponent(name), { signal })).json();
    if (signal.aborted) return;
    if (result.problem !== undefined) { clear(); return tell(result.problem, true); }
    showMistakes(result.diagnostics);
    const found = summary(result.diagnostics);
    if (result.ok) {
      pictures = { light: result.light, dark: result.dark, alt: result.title ? result.title + ', drawn' : name + ', drawn' };
      show();
      $('frame').hidden = false;
      tell(found ? 'Drawn, with ' + found + '.' : 'Drawn.');
    } else tell(found + '. ' + (pictures ? 'The picture shows the last version without errors.' : 'Nothing was drawn.'), true);
    $('frame').classList.toggle('stale', !result.ok);
  } catch {
    if (!signal.aborted) tell('The preview is not responding. If it has stopped, start it again: linework preview', true);
  }
}

onColours(show);
addEventListener('hashchange', draw);
const events = new EventSource('events');
events.addEventListener('open', draw);
events.addEventListener('message', draw);
events.addEventListener('error', () => tell('The preview is not responding. If it has stopped, start it again: linework preview', true));
`;
