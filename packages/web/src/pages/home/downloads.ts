// The buttons that download what was drawn.
import { byId, element } from '../../shared/elements.js';
import { say } from '../../shared/result.js';
import { fileName } from './file-name.js';
import { type Request, SILENT } from './service.js';

/** Time in ms in which a browser has begun a download. */
const BEGUN = 60_000;

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', pdf: 'application/pdf' };

export interface Downloadable {
  readonly title: string;
  readonly source: string;
  /** What the editor contains. */
  readonly text: string;
  readonly scheme: string;
}

/** Returns a function that allows or disables pictures; the source can always be downloaded. */
export function startDownloads(request: Request, current: () => Downloadable): (isAllowed: boolean) => void {
  const place = byId('downloads', HTMLElement);
  place.addEventListener('click', ({ target }) => {
    const format = target instanceof HTMLElement ? target.dataset.format : undefined;
    if (format) download(format, current(), request);
  });
  return (isAllowed) => {
    for (const each of place.querySelectorAll('button')) each.disabled = !isAllowed && each.dataset.format !== 'source';
  };
}

async function download(
  format: string,
  { title, source, text, scheme }: Downloadable,
  request: Request,
): Promise<void> {
  if (format === 'source') {
    save(new Blob([text], { type: 'text/plain' }), fileName(title, 'diagram'));
    return;
  }
  try {
    const body = { source, defaults: { theme: format === 'svg' ? 'auto' : scheme } };
    const response = await request('/v1/diagrams/render', TYPES[format] ?? '', body);
    if (response.ok) save(await response.blob(), fileName(title, format));
    else say(((await response.json()) as { readonly message: string }).message, true);
  } catch {
    say(SILENT, true);
  }
}

function save(blob: Blob, name: string): void {
  const link = element('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGUN);
}
