// The start page: draws while the user types, with the key that this browser keeps, and downloads what was drawn.
import { pageColours } from '../../shared/colours.js';
import { byId } from '../../shared/elements.js';
import { say, showDiagnostics, showSvg } from '../../shared/result.js';
import { keptIn } from '../../shared/storage.js';
import { drawnWith, summary } from '../../shared/summary.js';
import { turns } from '../../shared/turns.js';
import type { Answer } from './contract.js';
import { startDownloads } from './downloads.js';
import { startEditor } from './editor.js';
import { requestWith, SILENT } from './service.js';

/** Pause in typing, in ms, before a drawing is requested. */
const SETTLED = 250;

function begin(): void {
  const key = byId('key', HTMLInputElement);
  const storage = keptIn(() => localStorage);
  const colours = pageColours(storage);
  const turn = turns();
  const keyText = (): string => key.value.trim();
  const scheme = (): string => (colours.isDark() ? 'dark' : 'light');
  const request = requestWith(keyText);
  let timer: number | undefined;

  const later = (wait: number): void => {
    clearTimeout(timer);
    turn();
    timer = setTimeout(draw, wait);
  };
  const editor = startEditor(() => later(SETTLED));
  let current = { source: editor.example, title: 'Checkout' };
  const allow = startDownloads(request, () => ({ ...current, text: editor.text(), scheme: scheme() }));
  const settle = (isCurrent: boolean): void => {
    byId('frame', HTMLElement).classList.toggle('stale', !isCurrent);
    allow(isCurrent && keyText() !== '');
  };

  const showWithoutKey = (): void => {
    const isCurrent = editor.text() === current.source;
    showDiagnostics([]);
    settle(isCurrent);
    if (current.source === editor.example)
      byId('picture', HTMLImageElement).src = colours.isDark() ? '/example.dark.svg' : '/example.svg';
    say(`Enter the API key to draw ${isCurrent ? 'what you write' : 'this'}.`, !isCurrent);
  };
  const showAnswer = (text: string, answer: Answer, retryAfter: number): void => {
    if (answer.error) {
      showDiagnostics([]);
      settle(false);
      say(answer.message, true);
      if (retryAfter > 0) later(retryAfter * 1000);
      return;
    }
    const { ok, svg, title = '', diagnostics } = answer;
    showDiagnostics(diagnostics, editor.goTo);
    if (ok && svg) {
      current = { source: text, title };
      showSvg(svg, `${title || 'The diagram'}, drawn`);
      say(drawnWith(diagnostics));
    } else say(`${summary(diagnostics)}. The picture shows the last version without errors.`, true);
    settle(ok);
  };
  async function draw(): Promise<void> {
    // The request before is no longer wanted, whether or not there is a new one.
    const signal = turn();
    if (keyText() === '') {
      showWithoutKey();
      return;
    }
    const text = editor.text();
    say('Drawing…');
    try {
      const body = { source: text, defaults: { theme: scheme() } };
      const response = await request('/v1/diagrams/draw', 'application/json', body, signal);
      const answer = (await response.json()) as Answer;
      if (signal.aborted) return;
      showAnswer(text, answer, response.status === 503 ? Number(response.headers.get('retry-after')) : 0);
    } catch {
      if (signal.aborted) return;
      settle(false);
      say(SILENT, true);
    }
  }

  key.value = storage.get('linework-key');
  key.addEventListener('input', () => {
    storage.set('linework-key', keyText());
    later(SETTLED);
  });
  colours.onChange(draw);
  draw();
}

begin();
