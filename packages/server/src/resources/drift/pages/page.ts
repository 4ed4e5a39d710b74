// The drift pages: in, what the dashboard has; out, HTML without a script.
import { documentOf } from '../../../pages/document.js';
import { type Html, html } from '../../../pages/html.js';
import { day, minute } from '../../pages/dates.js';
import { BRAND, NOINDEX } from '../../pages/missing.js';
import type { ShownDrift, Totals } from '../dashboard.js';
import type { RepositoryRow } from '../repo.js';
import type { STATES } from '../tables.js';
import { DRIFT_STYLE_PATH } from './style.js';

export interface Organisation {
  readonly slug: string;
  readonly name: string;
}

export interface Overview {
  readonly organisation: Organisation;
  readonly total: Totals;
  readonly repositories: readonly {
    readonly row: RepositoryRow;
    /** What is out of date for the longest time. */
    readonly oldest: ShownDrift | undefined;
  }[];
  /** The last repository of this page, if others follow. */
  readonly next: Pick<RepositoryRow, 'name' | 'folder'> | undefined;
}

export function overviewPage({ organisation, total, repositories, next }: Overview): string {
  const rows = repositories.map(
    ({ row, oldest }) => html`<tr>
<td><a href="${repositoryPath(organisation, row.name)}">${row.name}</a>${row.folder === '' ? '' : html` <span class="quiet">${row.folder}</span>`}</td>
<td class="number${row.outOfDate > 0 ? ' late' : ''}">${row.outOfDate} of ${row.diagrams}</td>
<td>${oldest === undefined ? '' : day(oldest.sinceAt)}</td>
<td>${row.at === null ? html`<span class="quiet">None on ${row.branch}</span>` : html`${minute(row.at)} <span class="quiet">${commitOf(row.commit)} on ${row.branch}</span>`}</td>
</tr>\n`,
  );
  const table = html`<div class="scroll" tabindex="0" role="region" aria-label="Repositories"><table>
<thead><tr><th scope="col">Repository</th><th scope="col" class="number">Out of date</th><th scope="col">Since</th><th scope="col">Last run</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
  const empty = html`<p>No pipeline has reported yet. Add <code>--report</code> to <code>linework ci</code>, or <code>drift: report</code> to the action, with a key of the organisation.</p>`;
  const more =
    next === undefined
      ? ''
      : html`<p><a href="/drift/${encodeURIComponent(organisation.slug)}?${new URLSearchParams({ from: next.name, folder: next.folder }).toString()}">More repositories</a></p>`;
  return page(
    `Drift of ${organisation.name}`,
    html`<div class="head">
<h1 dir="auto">Drift of ${organisation.name}</h1>
<p class="quiet">${summary(total)}</p>
</div>
${repositories.length === 0 ? empty : table}
${more}`,
  );
}

function summary({ repositories, diagrams, outOfDate }: Totals): string {
  if (repositories === 0) return 'No repositories';
  return `${outOfDate} of ${counted(diagrams, 'generated diagram')} in ${counted(repositories, 'repository', 'repositories')} ${outOfDate === 1 ? 'is' : 'are'} out of date`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export interface Repository {
  readonly organisation: Organisation;
  readonly name: string;
  readonly folders: readonly {
    readonly row: RepositoryRow;
    readonly drift: readonly ShownDrift[];
    readonly hasTrend: boolean;
  }[];
}

export function repositoryPage({ organisation, name, folders }: Repository): string {
  const hasName = folders.length > 1 || folders.some(({ row }) => row.folder !== '');
  const parts = folders.map(
    ({ row, drift, hasTrend }) => html`<section class="folder">
${!hasName ? '' : html`<h2>${row.folder === '' ? 'Root' : row.folder}</h2>\n`}<p class="quiet">${row.at === null ? `No run on ${row.branch} yet` : `${row.outOfDate} of ${counted(row.diagrams, 'diagram')} out of date in the run of ${minute(row.at)}, ${commitOf(row.commit)} on ${row.branch}`}</p>
${hasTrend ? html`<div class="trend">${figure(organisation, row, undefined, 'Diagrams out of date by day')}</div>\n` : ''}${drift.map((each) => diagramPart(organisation, row, each, hasName))}${row.outOfDate > drift.length ? html`<p class="quiet">${row.outOfDate - drift.length} more are listed by GET /orgs/${organisation.slug}/drift with repository.</p>` : ''}
</section>\n`,
  );
  return page(
    `${name} · Drift of ${organisation.name}`,
    html`<div class="head">
<p class="quiet"><a href="/drift/${encodeURIComponent(organisation.slug)}">Drift of ${organisation.name}</a></p>
<h1>${name}</h1>
</div>
${parts}`,
  );
}

const STATE_WORDS: Readonly<Record<(typeof STATES)[number], string>> = {
  current: 'Up to date since',
  drifted: 'Out of date since',
  missing: 'Missing since',
  failed: 'Fails to generate since',
};

/** `isBelow`: the heading of its folder. */
function diagramPart(organisation: Organisation, row: RepositoryRow, drift: ShownDrift, isBelow: boolean): Html {
  const { path, format, inputs, state, sinceAt, sinceCommit, change, isDrawable } = drift;
  const words = change?.words ?? [];
  const from = inputs.length === 0 ? format : `${format}: ${inputs.join(', ')}`;
  const alt = words.length === 0 ? `${path} as it would be generated` : `${path}: ${words.join('; ')}`;
  return html`<section class="diagram">
${isBelow ? html`<h3>${path}</h3>` : html`<h2>${path}</h2>`}
<p class="quiet">${STATE_WORDS[state]} ${day(sinceAt)}, commit ${commitOf(sinceCommit)}. Generated from ${from}.</p>
${words.length === 0 ? '' : html`<ul>${words.map((each) => html`<li dir="auto">${each}</li>`)}</ul>`}
${isDrawable ? figure(organisation, row, path, alt) : ''}
</section>\n`;
}

/** Characters of a text alternative at most. */
const LONGEST_ALT = 250;

function figure(
  organisation: Organisation,
  { name, folder }: RepositoryRow,
  path: string | undefined,
  alt: string,
): Html {
  const query = { repository: name, folder, ...(path !== undefined && { path }) };
  const address = (more: Readonly<Record<string, string>>) =>
    `/drift/${encodeURIComponent(organisation.slug)}/picture?${new URLSearchParams({ ...query, ...more }).toString()}`;
  return html`<figure class="picture"><a href="${address({})}"><picture><source media="(prefers-color-scheme: dark)" srcset="${address({ dark: '' })}"><img src="${address({})}" alt="${[...alt].slice(0, LONGEST_ALT).join('')}" loading="lazy"></picture></a></figure>`;
}

function repositoryPath({ slug }: Organisation, repository: string): string {
  return `/drift/${encodeURIComponent(slug)}?${new URLSearchParams({ repository }).toString()}`;
}

function commitOf(commit: string | null): string {
  return commit?.slice(0, 7) ?? '';
}

export function noDriftPage(): string {
  return page(
    'Nothing here',
    html`<h1>Nothing here</h1>
<p>The link may be mistyped, or you may not be a member of the organisation.</p>`,
  );
}

function page(title: string, body: Html): string {
  return documentOf({
    title: `${title} · Linework`,
    styles: [DRIFT_STYLE_PATH],
    head: NOINDEX,
    body: html`${BRAND}
<main>
${body}
</main>`,
  });
}
