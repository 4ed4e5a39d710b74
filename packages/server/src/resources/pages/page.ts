// The page of a hosted diagram: in, what is shown, to whom, and its versions; out, HTML without a script.
import { documentOf } from '../../pages/document.js';
import { attribute, type Html, type HtmlValue, html } from '../../pages/html.js';
import type { ListedVersion } from '../diagrams/repo.js';
import { day, minute } from './dates.js';
import type { Shown } from './find.js';
import { metaTags } from './meta.js';
import { BRAND, HOSTED_STYLE_PATH, NOINDEX } from './missing.js';
import { type Format, pathOf } from './place.js';
import { nameFor, type Seen, wordsFor } from './seen.js';
import { htmlOf, markdownOf, pictureOf } from './snippets.js';

export interface Page extends Shown {
  readonly baseUrl: string;
  /** The latest first, one more than are listed if there are more. */
  readonly versions: readonly ListedVersion[];
  /** Stable links to this diagram, for the owner. */
  readonly aliases: readonly string[];
  /** Its addresses for those who see it in its library; `editor` for those who can change it. */
  readonly own: OwnAddresses | undefined;
  /** Omitted if it can no longer be drawn. */
  readonly seen: Seen | undefined;
}

export interface OwnAddresses {
  readonly console: string;
  readonly editor: string | undefined;
}

/** Versions that a page lists. */
export const VERSIONS = 20;

const FORMATS: readonly Format[] = ['svg', 'png', 'pdf'];

export function pageOf(page: Page): string {
  const { baseUrl, place, row, version, seen, sees } = page;
  const title = titleOf(page);
  const meta =
    seen && row.visibility !== 'private'
      ? metaTags({ baseUrl, place, title, words: wordsFor(seen, title), size: seen })
      : undefined;
  return documentOf({
    title: `${title} · Linework`,
    styles: [HOSTED_STYLE_PATH],
    head: html`${NOINDEX}${meta}`,
    body: html`${BRAND}
<main>
<div class="head">
<h1 dir="auto">${title}</h1>
<p class="quiet">${capital(version.kind)} · ${sees.versions ? `version ${version.number} · ` : ''}${day(version.made)}</p>
${page.isOwner ? ownersFacts(page) : ''}
${page.own ? ownLinks(page.own) : ''}
</div>
${earlierNotice(page)}
${seen ? figure(page, seen) : html`<p class="notice">This version can no longer be drawn.${sees.source ? ' Its source is below.' : ''}</p>`}
<div class="columns">
${sees.source ? sourceOf(page) : ''}
<div>
${seen ? embedding(page, seen) : ''}
${sees.versions ? versionList(page) : ''}
</div>
</div>
</main>`,
  });
}

function sourceOf({ version }: Page): Html {
  return html`<section aria-labelledby="source">
<h2 id="source">Source</h2>
<pre class="source" tabindex="0" aria-labelledby="source"><code>${version.source}</code></pre>
</section>`;
}

/** The latest version has the diagram's own title. */
function titleOf({ row, version }: Page): string {
  return version.number === row.version ? row.title : version.title;
}

const UNLISTED = 'Unlisted: anyone with the link. After you make it private, caches can show it for another minute.';

/** What only the owner sees. */
function ownersFacts({ row, aliases }: Page): Html {
  const links = aliases.map(
    (name, i) => html`${i === 0 ? '' : ', '}<a href="${pathOf({ by: 'alias', name })}">${name}</a>`,
  );
  const facts: readonly (readonly [string, HtmlValue])[] = [
    ['Visibility', row.visibility === 'private' ? 'Private: only you, or members of its organisation' : UNLISTED],
    ['Source', row.visibility === 'unlisted' && row.embedSource ? 'Anyone with the link' : 'Only you'],
    ['Earlier versions', row.visibility === 'unlisted' && row.showVersions ? 'Anyone with the link' : 'Only you'],
    ['Folder', row.folder === '' ? 'None' : row.folder],
    ['Lock', row.locked === null ? 'Not locked' : `Locked on ${minute(row.locked)}`],
    ...(links.length === 0 ? [] : [[links.length === 1 ? 'Stable link' : 'Stable links', links] as const]),
  ];
  const items = facts.map(([name, value]) => html`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`);
  return html`<dl class="facts">${items}</dl>`;
}

function ownLinks({ console, editor }: OwnAddresses): Html {
  const edit = editor && html`<a class="button" href="${editor}">Edit</a>`;
  return html`<nav class="row own" aria-label="Your diagram">${edit}<a class="button" href="${console}">Open in the console</a></nav>`;
}

function earlierNotice({ place, row, version }: Page): Html | undefined {
  if (version.number === row.version) return undefined;
  const { version: _, ...latest } = place;
  return html`<p class="notice">This is version ${version.number}. <a href="${pathOf(latest)}">The latest is version ${row.version}</a>.</p>`;
}

function figure(page: Page, seen: Seen): Html {
  const { place, row } = page;
  const picture = pictureOf({ place, theme: row.theme, words: wordsFor(seen, row.title) }, seen);
  const isDark = row.theme === 'dark';
  return html`<figure class="picture${isDark ? ' dark' : ''}"><a href="${pathOf(place, { format: 'svg', dark: false })}">${picture}</a></figure>
<div class="under">
<div class="row">${downloads(page, 'Download', false)}${isDark ? '' : downloads(page, 'Dark', true)}</div>
<details>
<summary>Text description</summary>
<ul class="outline">${seen.lines.map((each) => html`<li dir="auto">${each}</li>`)}</ul>
</details>
</div>`;
}

function downloads(page: Page, name: string, dark: boolean): Html {
  const links = FORMATS.map((format) => download(page, format, dark));
  return html`<div class="downloads"><span aria-hidden="true">${name}</span><ul aria-label="${dark ? 'Download in dark' : name}">${links}</ul></div>`;
}

function download(page: Page, format: Format, dark: boolean): Html {
  const file = `${fileName(titleOf(page))}${dark ? '.dark' : ''}.${format}`;
  const name = format.toUpperCase();
  return html`<li><a class="button" href="${pathOf(page.place, { format, dark })}" download="${file}"${attribute('aria-label', dark ? `${name}, dark` : undefined)}>${name}</a></li>`;
}

function fileName(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return [...words].slice(0, 60).join('') || 'diagram';
}

function embedding({ baseUrl, place, row, version }: Page, seen: Seen): Html {
  if (row.visibility === 'private')
    return html`<section aria-labelledby="embed">
<h2 id="embed">Embed</h2>
<p class="quiet">This diagram is private. Make it unlisted to get code for a README or a page.</p>
</section>`;
  const embedded = { baseUrl, place, theme: row.theme, words: nameFor(seen, version.title), width: seen.width };
  return html`<section aria-labelledby="embed">
<h2 id="embed">Embed</h2>
${snippet('Markdown', markdownOf(embedded))}
${snippet('HTML', htmlOf(embedded))}
</section>`;
}

function snippet(name: string, text: string): Html {
  return html`<h3>${name}</h3>
<pre class="snippet" tabindex="0" aria-label="${name}"><code>${text}</code></pre>`;
}

function versionList({ place, row, version, versions }: Page): Html {
  const listed = versions.slice(0, VERSIONS);
  const items = listed.map(({ number, made: createdAt, restoredFrom }) => {
    const href = pathOf({ ...place, version: number });
    const what = [minute(createdAt), ...(restoredFrom === null ? [] : [`a copy of version ${restoredFrom}`])].join(
      ', ',
    );
    const latest = number === row.version ? ', latest' : '';
    return html`<li><a href="${href}"${attribute('aria-current', number === version.number ? 'page' : undefined)}>Version ${number}</a> <span class="quiet">${what}${latest}</span></li>`;
  });
  const last = listed.at(-1);
  const earlier =
    versions.length > VERSIONS && last
      ? html`\n<p><a href="${pathOf(place)}${place.version === undefined ? '?' : '&'}before=${last.number}">Earlier versions</a></p>`
      : '';
  return html`<section aria-labelledby="versions">
<h2 id="versions">Versions</h2>
<ol class="versions">${items}</ol>${earlier}
</section>`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
