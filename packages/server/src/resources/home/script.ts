// The script of the start page: draws while the user types, with the key stored in this browser, and saves what was drawn. A request
// that is overtaken by the next one is cancelled.
import { sharedScript } from '../../pages/script.js';

/** Pause in typing, in ms, before a drawing is requested. */
const SETTLED = 250;

export const HOME_SCRIPT: string = `${sharedScript('localStorage')}
const tab = store('sessionStorage');
const source = $('source');
const key = $('key');
const example = source.value;
/** The last drawing: its source, and whether that is still the text in the editor. */
let drawn = { source: example, title: 'Checkout', current: true };
let asked = new AbortController();
let timer = 0;

const scheme = () => (dark() ? 'dark' : 'light');
const ask = (path, accept, body, signal) => fetch(path, {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept, authorization: 'Bearer ' + key.value.trim() },
  body: JSON.stringify(body),
  signal,
});

function numberLines() {
  const count = source.value.split('\\n').length;
  $('lines').textContent = Array.from({ length: count }, (_, i) => i + 1).join('\\n');
  $('lines').scrollTop = source.scrollTop;
}
function showExample() {
  $('picture').src = dark() ? '/example.dark.svg' : '/example.svg';
}
function goTo({ line, column, endLine, endColumn }) {
  const starts = [0];
  for (let at = source.value.indexOf('\\n'); at >= 0; at = source.value.indexOf('\\n', at + 1)) starts.push(at + 1);
  const offset = (l, c) => (starts[l - 1] ?? source.value.length) + c - 1;
  source.focus();
  source.setSelectionRange(offset(line, column), offset(endLine, endColumn));
  source.scrollTop = Math.max(0, line - 4) * Number.parseFloat(getComputedStyle(source).lineHeight);
}
function settle(current) {
  drawn.current = current;
  $('frame').classList.toggle('stale', !current);
  for (const each of $('downloads').querySelectorAll('button'))
    each.disabled = each.dataset.format !== 'source' && (!current || key.value.trim() === '');
}
function later(wait) {
  clearTimeout(timer);
  asked.abort();
  timer = setTimeout(draw, wait);
}

async function draw() {
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  const text = source.value;
  if (key.value.trim() === '') {
    showMistakes([]);
    settle(text === drawn.source);
    if (drawn.source === example) showExample();
    return tell(text === drawn.source ? 'Enter the API key to draw what you write.' : 'Enter the API key to draw this.', text !== drawn.source);
  }
  tell('Drawing…');
  try {
    const response = await ask('/v1/diagrams/draw', 'application/json', { source: text, defaults: { theme: scheme() } }, signal);
    const result = await response.json();
    if (signal.aborted) return;
    if (result.error) {
      showMistakes([]);
      settle(false);
      tell(result.message, true);
      const wait = Number(response.headers.get('retry-after'));
      if (response.status === 503 && wait > 0) later(wait * 1000);
      return;
    }
    showMistakes(result.diagnostics, goTo);
    const found = summary(result.diagnostics);
    if (result.ok && result.svg) {
      drawn = { source: text, title: result.title ?? '', current: true };
      showSvg(result.svg, (result.title || 'The diagram') + ', drawn');
      tell(found ? 'Drawn, with ' + found + '.' : 'Drawn.');
    } else tell(found + '. The picture shows the last version without errors.', true);
    settle(result.ok);
  } catch {
    if (signal.aborted) return;
    settle(false);
    tell('The service is not responding.', true);
  }
}

function save(blob, ending) {
  const name = (drawn.title || 'diagram').toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, '-').replace(/^-+|-+$/g, '').slice(0, 60) || 'diagram';
  const link = element('a');
  link.href = URL.createObjectURL(blob);
  link.download = name + '.' + ending;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
const TYPES = { svg: 'image/svg+xml', png: 'image/png', pdf: 'application/pdf' };
async function download(format) {
  if (format === 'source') return save(new Blob([source.value], { type: 'text/plain' }), 'diagram');
  try {
    const theme = format === 'svg' ? 'auto' : scheme();
    const response = await ask('/v1/diagrams/render', TYPES[format], { source: drawn.source, defaults: { theme } });
    if (!response.ok) return tell((await response.json()).message, true);
    save(await response.blob(), format);
  } catch {
    tell('The service is not responding.', true);
  }
}

key.value = kept.get('linework-key');
source.value = tab.get('linework-source') || example;
key.addEventListener('input', () => { kept.set('linework-key', key.value.trim()); later(${SETTLED}); });
source.addEventListener('input', () => { tab.set('linework-source', source.value); numberLines(); later(${SETTLED}); });
source.addEventListener('scroll', () => { $('lines').scrollTop = source.scrollTop; });
$('downloads').addEventListener('click', (event) => {
  const { format } = event.target.dataset;
  if (format) download(format);
});
onColours(draw);
numberLines();
draw();
`;
