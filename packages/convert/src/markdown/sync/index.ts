// Draws the diagrams of a Markdown document as pictures in it. In, the document and its path; out, the document with a picture
// above each of its fences, the pictures, and the result of each fence. A fence that cannot be drawn, and everything else, stays
// byte for byte; up-to-date fences are not written. docs/limits.md, Markdown sync.
import { compose, drawScene, fingerprint, outline, type SceneResult, safeLink } from '@linework/core';
import type { ConvertContext } from '../../mermaid/contract.js';
import { convertMermaid } from '../../mermaid/index.js';
import { inDocument, textOf } from '../document.js';
import { type Fence, fencesOf } from '../fences.js';
import { headingAbove } from '../headings.js';
import { altText } from './alt.js';
import { blockAround, blockLines, type FoundBlock, type Notation } from './block.js';
import type { SyncEntry, SyncFile, SyncOptions, SyncResult, SyncStatus } from './contract.js';
import { isPictureName, pictureName } from './ids.js';
import { optionsIn } from './info.js';

/** docs/limits.md, Limits: per call. */
const MOST_DIAGRAMS = 30;
const LONGEST = 10_000_000;

const LANGUAGES = new Map<string, SyncEntry['source']>([
  ['diagram', 'linework'],
  ['mermaid', 'mermaid'],
]);

/** The result of a fence. */
interface Handled {
  readonly entry: Omit<SyncEntry, 'source' | 'line'>;
  /** The edit to make in the document. */
  readonly edit?: { readonly start: number; readonly end: number; readonly text: string };
  readonly files?: readonly SyncFile[];
  /** An up-to-date fence, whose pictures are drawn if the call has room for them. */
  readonly redrawn?: { readonly source: string; readonly context: ConvertContext };
  readonly shown?: readonly string[];
  /** Why the call did not reach it. */
  readonly cap?: string;
}

/** A fence and its surroundings. */
interface Place {
  readonly fence: Fence;
  readonly info: string;
  readonly text: string;
  readonly block: FoundBlock | 'broken' | undefined;
}

export function syncMarkdown(markdown: string, options: SyncOptions, context: ConvertContext): SyncResult {
  const all = fencesOf(markdown);
  const places = all.flatMap((fence, i): readonly Place[] => {
    if (!LANGUAGES.has(fence.language.toLowerCase())) return [];
    const from = all[i - 1]?.closedAt ?? all[i - 1]?.opening.end ?? 0;
    const until = all[i + 1]?.opening.start ?? markdown.length;
    const info = markdown.slice(fence.languageStart + fence.language.length, fence.opening.end);
    if (options.fence !== undefined && optionsIn(info).id !== options.fence) return [];
    const text = fence.lines.map((each) => textOf(markdown, each)).join('\n');
    return [{ fence, info, text, block: blockAround(markdown, fence, from, until) }];
  });
  const work: Work = {
    markdown,
    options,
    context,
    ...namesOf(options.documentPath),
    taken: new Set(),
    left: MOST_DIAGRAMS,
  };
  for (const { fence, info } of places) {
    const id = LANGUAGES.get(fence.language.toLowerCase()) === 'linework' ? optionsIn(info).id : undefined;
    if (id !== undefined) work.taken.add(id.toLowerCase());
  }
  const used = new Set<string>();
  const handled = places.map((place) => handle(place, work, used)).map((each) => withFiles(each, work));
  const report = handled.map(({ entry }, i): SyncEntry => {
    const { language, line } = places[i]?.fence ?? { language: '', line: 0 };
    const { id, ...rest } = entry;
    return { id, source: LANGUAGES.get(language.toLowerCase()) ?? 'linework', line, ...rest };
  });
  const files = handled.flatMap((each) => each.files ?? []);
  const count = (status: SyncStatus): number => report.filter((each) => each.status === status).length;
  const messages = handled.flatMap(({ cap }) => cap ?? []);
  const edits = handled.flatMap(({ edit }) => edit ?? []);
  return {
    mode: options.mode,
    markdown: options.mode === 'sync' ? edited(markdown, edits) : markdown,
    changed: edits.length > 0,
    files,
    report,
    summary: {
      diagrams: report.length,
      synced: count('synced'),
      converted: count('converted'),
      unchanged: count('unchanged'),
      skipped: count('skipped'),
      failed: count('failed'),
      files: files.length,
    },
    caps: { hit: messages.length > 0, messages },
    shown: handled.flatMap(({ shown, entry }, i) => shown ?? shownBefore(entry.id, places[i]?.block, work)),
  };
}

/** The pictures a fence may have from earlier, when it was not handled now. */
function shownBefore(id: string, block: Place['block'], { folder, base }: Work): readonly string[] {
  const earlier = block === undefined || block === 'broken' ? '' : block.id;
  return [id, earlier].flatMap((each) =>
    each === '' ? [] : [`${folder}${base}.${each}.svg`, `${folder}${base}.${each}.dark.svg`],
  );
}

interface Work {
  readonly markdown: string;
  readonly options: SyncOptions;
  readonly context: ConvertContext;
  readonly folder: string;
  /** Prefix of the names of the document's pictures. */
  readonly base: string;
  readonly notation: Notation;
  /** Names of pictures, in lower case. */
  readonly taken: Set<string>;
  /** How many more diagrams can be drawn. */
  left: number;
}

function namesOf(path: string): Pick<Work, 'folder' | 'base' | 'notation'> {
  const at = path.lastIndexOf('/') + 1;
  const name = path.slice(at);
  return {
    folder: path.slice(0, at),
    base: name.replace(/\.(?:md|markdown|mdx)$/i, ''),
    notation: /\.mdx$/i.test(name) ? 'mdx' : 'markdown',
  };
}

const NOTHING = { id: '', kind: '', diagnostics: [], message: null } as const;

function handle(place: Place, work: Work, used: Set<string>): Handled {
  const { fence, info, block } = place;
  const { options } = work;
  const isMermaid = fence.language.toLowerCase() === 'mermaid';
  const written = isMermaid ? {} : optionsIn(info);
  const id = written.id ?? '';
  const failed = (message: string): Handled => ({ entry: { ...NOTHING, id, status: 'failed', message } });
  if (isMermaid && !options.convertExternal) {
    const message = 'It is written in Mermaid. Mermaid fences are converted only if convertExternal is set.';
    return { entry: { ...NOTHING, status: 'skipped', message } };
  }
  if (fence.closedAt === undefined)
    return failed('The fence is not closed. Repeat its opening marks on their own line.');
  if (block === 'broken') {
    return failed(
      'One of the marks <!-- linework … --> and <!-- /linework --> around the fence is missing. Restore it, or remove the other.',
    );
  }
  if (fence.closedAt > LONGEST) return capped(id, fence, `is beyond the first ${LONGEST} characters of the document`);
  if (written.id !== undefined && !isPictureName(written.id)) {
    return failed(
      'id= names files. Use up to 64 letters, digits, hyphens and underscores, starting with a letter or digit.',
    );
  }
  if (used.has(id.toLowerCase()) && id !== '') return failed(`Another fence in the document also has id=${id}.`);
  if (id !== '') used.add(id.toLowerCase());
  return synced(place, written.link, work);
}

function capped(id: string, { line }: Fence, why: string): Handled {
  const cap = `Line ${line}${id === '' ? '' : ` (${id})`} was skipped: it ${why}. Sync again to include it.`;
  return { entry: { ...NOTHING, id, status: 'skipped', message: cap }, cap };
}

function synced({ fence, info, text, block }: Place, link: string | undefined, work: Work): Handled {
  const { options, folder, base } = work;
  const context = contextOf(info, work);
  const isMermaid = fence.language.toLowerCase() === 'mermaid';
  const title = isMermaid ? headingAbove(work.markdown, fence) : undefined;
  const { groupEdges } = options;
  const settings = { ...(title === undefined ? {} : { title }), ...(groupEdges === undefined ? {} : { groupEdges }) };
  const converted = isMermaid ? convertMermaid(text, settings, context) : undefined;
  const source = converted?.source.trimEnd() ?? text;
  const outlined = converted?.ok === false ? undefined : outline(source, context);
  const diagnostics = (converted ?? outlined)?.diagnostics.map((each) => inDocument(each, fence)) ?? [];
  const kind = outlined?.kind ?? converted?.kind ?? '';
  const written = isMermaid ? undefined : optionsIn(info).id;
  if (outlined?.outline === undefined) {
    return {
      entry: { id: written ?? '', kind, status: 'failed', diagnostics, message: 'Fix the errors in the diagnostics.' },
    };
  }
  if (link !== undefined && safeLink(link) === undefined) {
    const message = 'link= must be an https:// or relative address; this one is neither.';
    return { entry: { id: written ?? '', kind, status: 'failed', diagnostics, message } };
  }
  const id = written ?? pictureName(outlined.title, kind, work.taken);
  const [light, dark] = [`${base}.${id}.svg`, `${base}.${id}.dark.svg`];
  const look = context.brand === undefined ? [] : [context.brand];
  const hash = fingerprint(JSON.stringify([source, base, id, link ?? null, ...look]));
  const isInStep = block !== undefined && block !== 'broken' && block.id === id && block.hash === hash;
  const shown = [`${folder}${light}`, `${folder}${dark}`];
  const unchanged = { id, kind, status: 'unchanged', diagnostics, message: null } as const;
  const { isDrawn } = options;
  const isKept = isInStep && (isDrawn === undefined ? options.mode === 'check' : shown.every(isDrawn));
  if (isKept) return { entry: unchanged, shown };
  if (isInStep && isDrawn === undefined) return { entry: unchanged, shown, redrawn: { source, context } };
  if (work.left === 0) return capped(id, fence, `exceeds the limit of ${MOST_DIAGRAMS} diagrams per call`);
  work.left--;
  work.taken.add(id.toLowerCase());
  const alt = altText(outlined.outline, outlined.title);
  const entry = {
    ...unchanged,
    status: isMermaid ? 'converted' : 'synced',
  } as const;
  const lines = blockLines(
    { id, hash, light: encodeURI(light), dark: encodeURI(dark), alt, link },
    fenceText(work.markdown, fence, id, written !== undefined, isMermaid ? source : undefined),
    work.notation,
  );
  const range =
    block === undefined || block === 'broken' ? { start: fence.opening.marks, end: fence.closedAt ?? 0 } : block;
  const edit = isInStep
    ? {}
    : { edit: { start: range.start, end: range.end, text: indented(lines, work.markdown, fence) } };
  const files = options.mode === 'sync' ? filesOf(compose(source, context), source, shown, context) : [];
  return { entry, ...edit, files, shown };
}

/** What is up to date uses only what outdated fences leave of the limit. */
function withFiles(handled: Handled, work: Work): Handled {
  const { redrawn, shown = [] } = handled;
  if (redrawn === undefined || work.left === 0) return handled;
  work.left--;
  const { source, context } = redrawn;
  return { ...handled, files: filesOf(compose(source, context), source, shown, context) };
}

function contextOf(info: string, { options, context }: Work): ConvertContext {
  const ignored = options.ignored?.(optionsIn(info).id ?? '') ?? context.ignored;
  return ignored === undefined ? context : { ...context, ignored };
}

function filesOf(
  scene: SceneResult,
  source: string,
  paths: readonly string[],
  context: ConvertContext,
): readonly SyncFile[] {
  return drawScene(scene, source, ['light', 'dark'], {}, context).flatMap(({ svg }, i): readonly SyncFile[] => {
    const path = paths[i];
    return svg === undefined || path === undefined ? [] : [{ path, content: svg, encoding: 'utf8' }];
  });
}

/** The fence from its marks on, with the id, and with the converted source if it was in another language. */
function fenceText(markdown: string, fence: Fence, id: string, isNamed: boolean, source: string | undefined): string {
  const { opening, languageStart, language, lines, prefix, closedAt = opening.end } = fence;
  const behind = languageStart + language.length;
  const named = isNamed ? '' : ` id=${id}`;
  if (source === undefined) {
    return `${markdown.slice(opening.marks, behind)}${named}${markdown.slice(behind, closedAt)}`;
  }
  const ending = endingOf(markdown, fence);
  const body = source.split('\n').map((line) => (line === '' ? prefix.trimEnd() : prefix + line));
  const last = lines.at(-1)?.end ?? opening.end;
  return [
    `${markdown.slice(opening.marks, languageStart)}diagram${named}${markdown.slice(behind, opening.end)}`,
    ...body,
    markdown.slice(last, closedAt).replace(/^(?:\r\n|\n|\r)/, ''),
  ].join(ending);
}

function endingOf(markdown: string, { opening }: Fence): string {
  return /^(?:\r\n|\n|\r)/.exec(markdown.slice(opening.end, opening.end + 2))?.[0] ?? '\n';
}

/** Prefixes lines for the quotes and lists that contain the fence; the first continues a started line. */
function indented(lines: readonly string[], markdown: string, fence: Fence): string {
  return lines
    .map((line, i) => (i === 0 ? line : line === '' ? fence.prefix.trimEnd() : fence.prefix + line))
    .join(endingOf(markdown, fence));
}

/** Applies edits, given in document order. */
function edited(
  markdown: string,
  edits: readonly { readonly start: number; readonly end: number; readonly text: string }[],
): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, text } of edits) {
    parts.push(markdown.slice(done, start), text);
    done = end;
  }
  return [...parts, markdown.slice(done)].join('');
}
