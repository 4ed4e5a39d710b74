// linework ci: runs all checks of a repository's diagrams at once, for pipelines.
import { appendFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Settings } from '@linework/operations/settings/settings';
import { annotation, codeQuality, runnerOf, sarif, summary } from '../ci/annotations.js';
import { type ChangedDiagram, changedDiagrams, changesText, pictureName } from '../ci/changes.js';
import { counted } from '../ci/counted.js';
import { type Finding, ofCheck, ofSync } from '../ci/finding.js';
import { type Generated, generatedFiles, ofGenerate } from '../ci/generated.js';
import { type Found, remembered } from '../ci/remembered.js';
import { reporting, type Sent, sendReport } from '../ci/report.js';
import { EXIT, type Exit, graver, usageFailure } from '../command/failure.js';
import { jsonOfVerb, type VerbPlace } from '../command/json-of-verb.js';
import { isGrave } from '../command/strict.js';
import { changedOption, defineVerb } from '../command/verb.js';
import { findSources } from '../files/find-sources.js';
import { namedPath } from '../files/named-path.js';
import { shownPath } from '../files/read-text.js';
import { writeChanged } from '../files/write-file.js';
import { hostOption } from '../service/client.js';
import { SETTINGS_NAME, settingsReader } from '../settings/settings.js';
import type { Io } from '../terminal/io.js';
import { version } from '../version.js';

export const verb = defineVerb({
  name: 'ci',
  summary: 'Check every diagram, source and document of a repository',
  forms: ['[options]'],
  details: [
    'Checks each *.diagram file against the language and the style rules, and reports generated diagrams and pictures in Markdown documents that are out of date. Writes only the reports that you request.',
    'On GitHub and Azure, findings are marked at their lines, and GitHub gets a summary of the run. With --json, findings are printed as data.',
    'With --report, the drift dashboard of an organisation gets the state of every source, with the key in LINEWORK_API_KEY. A run that the service refuses fails; without a key or without a response of the service, a warning says so.',
  ],
  operands: { least: 0, most: 0, wanted: 'nothing' },
  options: {
    'fail-on-warning': { type: 'boolean', help: 'also fail on warnings, except style suggestions' },
    changed: changedOption,
    sarif: { type: 'string', value: 'FILE', help: 'write findings as SARIF 2.1.0' },
    'code-quality': { type: 'string', value: 'FILE', help: 'write findings as a GitLab Code Quality report' },
    summary: { type: 'string', value: 'FILE', help: 'write a Markdown report, ready for a comment' },
    pictures: {
      type: 'string',
      value: 'FOLDER',
      help: 'with --changed, draw each changed diagram, with its changes marked, into this folder',
    },
    report: { type: 'boolean', help: 'report which sources are out of date to the organisation' },
    organization: {
      type: 'string',
      value: 'NAME',
      help: 'organisation that gets the report (default: that of brand, or of all publish settings)',
    },
    host: hostOption,
    settings: { type: 'string', value: 'FILE', help: 'settings file (default: the nearest linework.json)' },
    json: { type: 'boolean', help: 'print only the findings, as JSON on standard output' },
  },
  run: async ({ options, io, verbs }) => {
    const { settings, json, changed, report: isReported, organization, host } = options;
    const begin = new Date();
    if (isReported && changed !== undefined)
      throw usageFailure('--report is about all sources, so it cannot be used with --changed.');
    const strict = options['fail-on-warning'];
    const reader = settingsReader(io, settings, 'daily');
    const own = await reader.of(join(io.folder, SETTINGS_NAME));
    const [path = SETTINGS_NAME] = reader.files();
    const place = { organization, host, file: own.file, folder: io.folder, env: io.env };
    const reported = isReported ? reporting(place, begin) : undefined;
    const look = () => allSteps({ io, verbs, strict, settings, changed, file: own.file, path });
    // The settings file may be above the folder.
    const key = [settings, strict, own.file, own.house?.key];
    const isNew = changed !== undefined || reported !== undefined;
    const ran: Looked = isNew ? await look() : await remembered(io.folder, key, look);
    const sent = reported && (await sendReport(reported, ran.generated ?? [], resolve(io.folder, path), own));
    const { findings, counts } = ran;
    const runner = runnerOf(io.env);
    const diagrams =
      changed === undefined ? [] : changedDiagrams(io.folder, changed, own, options.pictures !== undefined);
    keepPictures(diagrams, io.folder, options.pictures);
    const report = summary(findings, counts) + changesText(diagrams);
    const reports: readonly (readonly [string | undefined, () => string])[] = [
      [options.sarif, () => sarif(findings, version())],
      [options['code-quality'], () => codeQuality(findings)],
      [options.summary, () => report],
    ];
    for (const [path, content] of reports) if (path !== undefined) writeChanged(namedPath(io.folder, path), content());
    const page = io.env.GITHUB_STEP_SUMMARY;
    if (runner === 'github' && page) appendFileSync(page, report);
    const outputs = io.env.GITHUB_OUTPUT;
    if (runner === 'github' && outputs) appendFileSync(outputs, outputsOf(ran));
    if (json) io.out.write(`${JSON.stringify({ ok: ran.exit === EXIT.fine, counts, findings })}\n`);
    else {
      for (const each of findings) io.out.write(`${annotation(each, runner) ?? line(each)}\n`);
      io.out.write(
        `${counted(counts.diagrams, 'diagram')}, ${counted(counts.sources, 'source')}, ${counted(counts.documents, 'document')}: ${countsText(findings)}\n`,
      );
    }
    tellSent(sent ?? {}, io, json);
    return ran.exit;
  },
});

/** Throws if it was refused. */
function tellSent({ line: text, warning, failure }: Sent, io: Io, json: boolean): void {
  if (failure !== undefined) throw failure;
  if (warning !== undefined) io.err.write(warning);
  if (text !== undefined && !json) io.out.write(text);
}

function countsText(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'all up to date';
  return `${counted(countOf(findings, 'error'), 'error')}, ${counted(countOf(findings, 'warning'), 'warning')}`;
}

function countOf(findings: readonly Finding[], level: Finding['level']): number {
  return findings.filter((each) => each.level === level).length;
}

/** Outputs for later steps of a job. */
function outputsOf({ findings, exit }: Found): string {
  const [errors, warnings] = [countOf(findings, 'error'), countOf(findings, 'warning')];
  return `ok=${exit === EXIT.fine}\nerrors=${errors}\nwarnings=${warnings}\n`;
}

function line({ file, line: at, column, level, code, message, hint }: Finding): string {
  const place = [shownPath(file), at, column].filter((each) => each !== undefined).join(':');
  return `${place}: ${level} ${code}: ${message}${hint === undefined ? '' : ` ${hint}`}`;
}

function keepPictures(diagrams: readonly ChangedDiagram[], folder: string, into: string | undefined): void {
  if (into === undefined) return;
  for (const { path, picture } of diagrams) {
    if (!picture) continue;
    for (const scheme of ['light', 'dark'] as const)
      writeChanged(join(namedPath(folder, into), pictureName(path, scheme)), picture[scheme]);
  }
}

interface Asked extends VerbPlace {
  readonly strict: boolean;
  readonly settings: string | undefined;
  readonly changed: string | undefined;
  readonly file: Settings['file'];
  /** Of the settings file. */
  readonly path: string;
}

interface Looked extends Found {
  /** The results of generate, unless the findings are remembered. */
  readonly generated?: readonly Generated[];
}

async function allSteps(request: Asked): Promise<Looked> {
  const { io, strict, settings, changed, file, path } = request;
  const common = { settings, changed, json: true };
  const has = (extension: string, also: readonly string[] = []): boolean =>
    findSources(['.'], { extension, also, deep: true }).sources.length > 0;
  const none = { results: [], exit: EXIT.fine };
  const check = has('.diagram') ? await stepOf('check', { ...common, strict: false }, request) : none;
  const generate = file?.sources?.length
    ? await stepOf('generate', { ...common, check: true, source: undefined }, request)
    : none;
  const sync = has('.md', ['.markdown', '.mdx'])
    ? await stepOf('sync', { ...common, check: true, convert: false, prune: false }, request)
    : none;
  const results: readonly Generated[] = generate.results;
  const repository = {
    sources: file?.sources,
    settings: relative(io.folder, resolve(io.folder, path)).split(sep).join('/'),
    command: `linework generate${settings === undefined ? '' : ` --settings ${shownPath(settings)}`}`,
  };
  const generated = generatedFiles(results, repository);
  const findings = [
    ...ofCheck(check.results, generated),
    ...ofGenerate(results, repository),
    ...ofSync(sync.results, generated),
  ].toSorted(byPlace);
  const isFound = findings.some(
    (each) => each.level === 'error' || (strict && each.level === 'warning' && isGrave(each)),
  );
  // A mistake that is not a finding is one that a source ignores.
  const exits = [check.exit, generate.exit, sync.exit].filter((each) => each !== EXIT.mistakes);
  return {
    findings,
    counts: { diagrams: check.results.length, sources: generate.results.length, documents: sync.results.length },
    exit: exits.reduce(graver, isFound ? EXIT.mistakes : EXIT.fine),
    generated: results,
  };
}

function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

async function stepOf(
  name: string,
  options: unknown,
  place: VerbPlace,
): Promise<{ readonly results: never[]; readonly exit: Exit }> {
  const { printed, exit } = await jsonOfVerb(name, options, place);
  return { results: (printed ?? []) as never[], exit };
}
