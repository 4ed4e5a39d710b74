// The page of a hosted diagram: in, what is shown, to whom, and its versions; out, HTML without a script.
import { escapeHtml } from '../../pages/look.js';
import type { ListedVersion } from '../diagrams/repo.js';
import { day, minute } from './dates.js';
import type { Shown } from './find.js';
import { metaTags } from './meta.js';
import { BRAND } from './missing.js';
import { type Format, pathOf } from './place.js';
import { nameFor, type Seen, wordsFor } from './seen.js';
import { htmlOf, markdownOf, pictureLines } from './snippets.js';

export interface Page extends Shown {
  readonly baseUrl: string;
  /** The latest first, one more than are listed if there are more. */
  readonly versions: readonly ListedVersion[];
  /** Stable links to this diagram, for the owner. */
  readonly aliases: readonly string[];
  /** Omitted if it can no longer be drawn. */
  readonly seen: Seen | undefined;
}

/** Versions that a page lists. */
export const VERSIONS = 20;

const FORMATS: readonly Format[] = ['svg', 'png', 'pdf'];

export function pageOf(page: Page): string {
  const { baseUrl, place, row, version, seen, sees } = page;
  const title = titleOf(page);
  const meta =
    seen && row.visibility !== 'private'
      ? `\n${metaTags({ baseUrl, place, title, words: wordsFor(seen, title), size: seen })}`
      : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Linework</title>${meta}
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/hosted.css">
</head>
<body>
${BRAND}
<main>
<div class="head">
<h1 dir="auto">${escapeHtml(title)}</h1>
<p class="quiet">${escapeHtml(capital(version.kind))} · ${sees.versions ? `version ${version.number} · ` : ''}${day(version.made)}</p>
${page.isOwner ? ownersFacts(page) : ''}
</div>
${earlierNotice(page)}
${seen ? figure(page, seen) : `<p class="notice">This version can no longer be drawn.${sees.source ? ' Its source is below.' : ''}</p>`}
<div class="columns">
${sees.source ? sourceOf(page) : ''}
<div>
${seen ? embedding(page, seen) : ''}
${sees.versions ? versionList(page) : ''}
</div>
</div>
</main>
</body>
</html>
`;
}

function sourceOf({ version }: Page): string {
  return `<section aria-labelledby="source">
<h2 id="source">Source</h2>
<pre class="source" tabindex="0" aria-labelledby="source"><code>${escapeHtml(version.source)}</code></pre>
</section>`;
}

/** The latest version has the diagram's own title. */
function titleOf({ row, version }: Page): string {
  return version.number === row.version ? row.title : version.title;
}

const UNLISTED = 'Unlisted: anyone with the link. Made private, it can stay in caches for a minute.';

/** What only the owner sees. */
function ownersFacts({ row, aliases }: Page): string {
  const links = aliases.map((name) => `<a href="${escapeHtml(pathOf({ by: 'alias', name }))}">${escapeHtml(name)}</a>`);
  const facts = [
    ['Visibility', row.visibility === 'private' ? 'Private: only you' : UNLISTED],
    ['Source', row.visibility === 'unlisted' && row.embedSource ? 'Anyone with the link' : 'Only you'],
    ['Earlier versions', row.visibility === 'unlisted' && row.showVersions ? 'Anyone with the link' : 'Only you'],
    ['Folder', row.folder === '' ? 'None' : escapeHtml(row.folder)],
    ['Lock', row.locked === null ? 'Not locked' : `Locked on ${minute(row.locked)}`],
    ...(links.length === 0 ? [] : [[links.length === 1 ? 'Stable link' : 'Stable links', links.join(', ')]]),
  ];
  const items = facts.map(([name, value]) => `<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`);
  return `<dl class="facts">${items.join('')}</dl>`;
}

function earlierNotice({ place, row, version }: Page): string {
  if (version.number === row.version) return '';
  const { version: _, ...latest } = place;
  return `<p class="notice">This is version ${version.number}. <a href="${escapeHtml(pathOf(latest))}">The latest is version ${row.version}</a>.</p>`;
}

function figure(page: Page, seen: Seen): string {
  const { place, row } = page;
  const size = ` width="${seen.width}" height="${seen.height}"`;
  const picture = pictureLines({ place, theme: row.theme, words: wordsFor(seen, row.title) }, '', size).join('\n');
  const isDark = row.theme === 'dark';
  return `<figure class="picture${isDark ? ' dark' : ''}"><a href="${escapeHtml(pathOf(place, { format: 'svg', dark: false }))}">${picture}</a></figure>
<div class="under">
<div class="row">${downloads(page, 'Download', false)}${isDark ? '' : downloads(page, 'Dark', true)}</div>
<details>
<summary>Text description</summary>
<ul class="outline">${seen.lines.map((each) => `<li dir="auto">${escapeHtml(each)}</li>`).join('')}</ul>
</details>
</div>`;
}

function downloads(page: Page, name: string, dark: boolean): string {
  const links = FORMATS.map((format) => download(page, format, dark));
  return `<div class="downloads"><span aria-hidden="true">${name}</span><ul aria-label="${dark ? 'Download in dark' : name}">${links.join('')}</ul></div>`;
}

function download(page: Page, format: Format, dark: boolean): string {
  const file = `${fileName(titleOf(page))}${dark ? '.dark' : ''}.${format}`;
  const name = format.toUpperCase();
  const label = dark ? ` aria-label="${name}, dark"` : '';
  return `<li><a class="button" href="${escapeHtml(pathOf(page.place, { format, dark }))}" download="${escapeHtml(file)}"${label}>${name}</a></li>`;
}

function fileName(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return [...words].slice(0, 60).join('') || 'diagram';
}

function embedding({ baseUrl, place, row, version }: Page, seen: Seen): string {
  if (row.visibility === 'private')
    return `<section aria-labelledby="embed">
<h2 id="embed">Embed</h2>
<p class="quiet">This diagram is private. Make it unlisted to get code for a README or a page.</p>
</section>`;
  const embedded = { baseUrl, place, theme: row.theme, words: nameFor(seen, version.title), width: seen.width };
  return `<section aria-labelledby="embed">
<h2 id="embed">Embed</h2>
${snippet('Markdown', markdownOf(embedded))}
${snippet('HTML', htmlOf(embedded))}
</section>`;
}

function snippet(name: string, text: string): string {
  return `<h3>${name}</h3>
<pre class="snippet" tabindex="0" aria-label="${name}"><code>${escapeHtml(text)}</code></pre>`;
}

function versionList({ place, row, version, versions }: Page): string {
  const listed = versions.slice(0, VERSIONS);
  const items = listed.map(({ number, made, restoredFrom }) => {
    const href = escapeHtml(pathOf({ ...place, version: number }));
    const current = number === version.number ? ' aria-current="page"' : '';
    const what = [minute(made), ...(restoredFrom === null ? [] : [`a copy of version ${restoredFrom}`])].join(', ');
    const latest = number === row.version ? ', latest' : '';
    return `<li><a href="${href}"${current}>Version ${number}</a> <span class="quiet">${what}${latest}</span></li>`;
  });
  const last = listed.at(-1);
  const earlier =
    versions.length > VERSIONS && last
      ? `\n<p><a href="${escapeHtml(pathOf(place))}${place.version === undefined ? '?' : '&amp;'}before=${last.number}">Earlier versions</a></p>`
      : '';
  return `<section aria-labelledby="versions">
<h2 id="versions">Versions</h2>
<ol class="versions">${items.join('')}</ol>${earlier}
</section>`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
