// The page of `linework preview`: lists the files of a folder, and draws the chosen one again after each change.
import { pageColours } from '../../shared/colours.js';
import { byId, element } from '../../shared/elements.js';
import { say, showDiagnostics, showSvg } from '../../shared/result.js';
import { keptIn } from '../../shared/storage.js';
import { drawnWith, summary } from '../../shared/summary.js';
import { turns } from '../../shared/turns.js';
import { chosenFile, fileIn } from './chosen.js';
import type { PreviewDrawing, PreviewFiles } from './contract.js';

const SILENT = 'The preview is not responding. If it has stopped, start it again: linework preview';

interface Pictures {
  readonly light: string;
  readonly dark: string;
  readonly alternative: string;
}

function begin(): void {
  const heading = byId('name', HTMLElement);
  const frame = byId('frame', HTMLElement);
  // The address of a preview changes with each start, so nothing is kept for longer than the tab.
  const colours = pageColours(keptIn(() => sessionStorage));
  const turn = turns();
  let pictures: Pictures | undefined;

  const show = (): void => {
    if (pictures) showSvg(colours.isDark() ? pictures.dark : pictures.light, pictures.alternative);
  };
  const clear = (): void => {
    pictures = undefined;
    frame.hidden = true;
    showDiagnostics([]);
  };
  const showDrawing = (name: string, drawing: PreviewDrawing): void => {
    if ('problem' in drawing) {
      clear();
      say(drawing.problem, true);
      return;
    }
    showDiagnostics(drawing.diagnostics);
    if (drawing.ok) {
      pictures = { light: drawing.light, dark: drawing.dark, alternative: `${drawing.title || name}, drawn` };
      show();
      frame.hidden = false;
      say(drawnWith(drawing.diagnostics));
    } else {
      const shown = pictures ? 'The picture shows the last version without errors.' : 'Nothing was drawn.';
      say(`${summary(drawing.diagnostics)}. ${shown}`, true);
    }
    frame.classList.toggle('stale', !drawing.ok);
  };
  const draw = async (): Promise<void> => {
    const signal = turn();
    try {
      const listed = await requested<PreviewFiles>('files', signal);
      const name = chosenFile(listed, fileIn(location.hash));
      if (signal.aborted) return;
      list(listed, name);
      const title = name ?? 'Preview';
      if (title !== heading.textContent) {
        clear();
        heading.textContent = title;
      }
      document.title = `${title} · Linework`;
      if (name === undefined) {
        say('There are no .diagram files here yet.');
        return;
      }
      const drawing = await requested<PreviewDrawing>(`drawing?file=${encodeURIComponent(name)}`, signal);
      if (!signal.aborted) showDrawing(name, drawing);
    } catch {
      if (!signal.aborted) say(SILENT, true);
    }
  };

  colours.onChange(show);
  addEventListener('hashchange', draw);
  const events = new EventSource('events');
  events.addEventListener('open', draw);
  events.addEventListener('message', draw);
  events.addEventListener('error', () => say(SILENT, true));
}

async function requested<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  return (await (await fetch(path, { signal })).json()) as Answer;
}

function list({ folder, files }: PreviewFiles, shown: string | undefined): void {
  const links = files.map((each) => {
    const link = element('a', '', each);
    link.href = `#${encodeURIComponent(each)}`;
    if (each === shown) link.setAttribute('aria-current', 'page');
    const item = element('li');
    item.append(link);
    return item;
  });
  const place = byId('files', HTMLElement);
  place.hidden = !folder || files.length === 0;
  place.firstElementChild?.replaceChildren(...links);
}

begin();
