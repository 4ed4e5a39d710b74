// linework generate: keeps the diagrams that the settings file makes from files up to date.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SourceSettings } from '@linework/operations/settings/contract';
import type { Settings } from '@linework/operations/settings/settings';
import { EXIT, type Exit, Failure, graver, usageFailure } from '../command/failure.js';
import { nothingToDo, tellNothing } from '../command/nothing.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { changedSince, hasDeletions } from '../files/git.js';
import { namedPath } from '../files/named-path.js';
import { readText, shownPath } from '../files/read-text.js';
import { realTarget } from '../files/real-target.js';
import { writeChanged } from '../files/write-file.js';
import type { Drift } from '../generate/drift.js';
import type { GeneratedDiagnostics } from '../generate/generated-diagnostics.js';
import { type Inputs, inputsOfSource, treeOf } from '../generate/inputs.js';
import { generate, type Made } from '../generate/make.js';
import { fingerprintOf, type Memory, memoryOf } from '../generate/memory.js';
import { baseOf } from '../generate/places.js';
import { overridesPath, overwritten, type Planned, planned } from '../generate/plan.js';
import { SETTINGS_NAME, settingsReader } from '../settings/settings.js';
import type { Io } from '../terminal/io.js';
import { progress } from '../terminal/progress.js';
import { reportDiagnostics } from '../terminal/report.js';

interface Ready extends Planned {
  readonly inputs: Inputs;
  readonly paths: readonly string[];
}

interface Outcome {
  readonly source: string;
  readonly out: string;
  readonly status: 'unchanged' | 'written' | 'out of step' | 'failed';
  readonly files?: readonly string[];
  readonly drift?: readonly Drift[];
  /** Files that were read because other files name them. */
  readonly named?: readonly string[];
  readonly notRead?: Inputs['notRead'];
  /** Positions are in the input files. */
  readonly diagnostics?: readonly unknown[];
  /** Codes that the source ignores and that do not occur. */
  readonly unused?: readonly string[];
  readonly error?: string;
}

export const verb = defineVerb({
  name: 'generate',
  summary: 'Generate the diagrams that the settings file defines',
  forms: ['[options]'],
  details: [
    'Each entry of sources in linework.json reads files of the repository and writes a diagram with its pictures, or one fence of a Markdown document. Files that they name, such as includes, are read too, inside the folder of the settings file. Only outdated files are written. If one source fails, the others still run.',
    'With --check, nothing is written. Each outdated diagram is listed with its changes and the lines that caused them, then the names of their sources, and the exit code is 1. A diagram of the history of a repository only has to exist, since every commit changes the history.',
  ],
  operands: { least: 0, most: 0, wanted: 'nothing' },
  options: {
    source: { type: 'string', value: 'NAME', help: 'generate only this source, given by its name or its out' },
    check: { type: 'boolean', help: 'write nothing; list outdated diagrams and exit with 1' },
    changed: {
      type: 'string',
      value: 'REV',
      help: 'only sources whose files, out or settings changed since this git revision',
    },
    settings: { type: 'string', value: 'FILE', help: 'settings file (default: linework.json here or above)' },
    json: jsonOption,
  },
  run: async ({ options: { source, check, changed, settings, json }, io }) => {
    const reader = settingsReader(io, settings);
    const own = await reader.of(join(io.folder, SETTINGS_NAME));
    const [path] = reader.files();
    if (path === undefined)
      throw usageFailure(`There is no ${SETTINGS_NAME} here or above. To write one, run: linework init`);
    const root = dirname(namedPath(io.folder, path));
    const files = reader.inputs();
    const { outcomes, exit } = await generated({ root, settings: own, asked: source, check, changed, io, files });
    if (json) io.out.write(`${JSON.stringify(outcomes)}\n`);
    else {
      tellAll(io, outcomes);
      if (outcomes.every(({ status }) => status === 'unchanged'))
        tellNothing(io, exit, upToDate(outcomes.length, changed));
    }
    return exit;
  },
});

interface Run {
  readonly root: string;
  readonly settings: Settings;
  readonly asked: string | undefined;
  readonly changed: string | undefined;
  /** The settings file, and what its house style was read from. */
  readonly files: readonly string[];
  readonly check: boolean;
  readonly io: Io;
}

async function generated({
  root,
  settings,
  asked: name,
  check,
  changed,
  files,
  io,
}: Run): Promise<{ readonly outcomes: readonly Outcome[]; readonly exit: Exit }> {
  const all = planned(settings.file ?? {}, name);
  const isChanged = changedSince(root, changed);
  const allChanged = files.some(isChanged) || hasDeletions(root, changed);
  const tree = treeOf(root);
  const outcomes = new Map<SourceSettings, Outcome>();
  let exit: Exit = EXIT.fine;
  const failed = (one: Planned, error: Failure): void => {
    outcomes.set(one.source, { source: one.name, out: one.source.out, status: 'failed', error: error.message });
    exit = graver(exit, error.exit);
  };
  const ready: Ready[] = [];
  for (const one of all) {
    try {
      const inputs = await inputsOfSource(one.source, tree);
      const own = [...inputs.paths, one.target].map((each) => join(root, each));
      if (
        !allChanged &&
        !inputs.isHistory &&
        ![...own, overridesPath(one, root)].some((each) => existsSync(each) && isChanged(each))
      )
        continue;
      ready.push({ ...one, inputs, paths: inputs.paths });
      outcomes.set(one.source, { source: one.name, out: one.source.out, status: 'unchanged' });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failed(one, error);
    }
  }
  const wrong = overwritten(ready);
  if (wrong) throw wrong;
  const memory = memoryOf(root);
  const shown = progress(io, ready.length);
  for (const one of ready) {
    shown.step(one.name);
    try {
      const outcome = await step(one, { root, settings, check, memory, io });
      outcomes.set(one.source, outcome);
      if (outcome.status === 'failed' || outcome.status === 'out of step') exit = graver(exit, EXIT.mistakes);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failed(one, error);
    }
  }
  shown.clear();
  memory.save();
  return { outcomes: [...outcomes.values()], exit };
}

interface Around extends Pick<Run, 'root' | 'settings' | 'check' | 'io'> {
  readonly memory: Memory;
}

async function step(one: Ready, { root, settings, check, memory, io }: Around): Promise<Outcome> {
  const { name, source, inputs } = one;
  const { named = [], notRead = [] } = inputs;
  const common = {
    source: name,
    out: source.out,
    ...(named.length > 0 ? { named } : {}),
    ...(notRead.length > 0 ? { notRead } : {}),
  };
  const overrides = overridesPath(one, root);
  const written = existsSync(overrides) ? await readText(overrides) : '';
  const fingerprint = fingerprintOf(one, inputs, written, [settings.file, settings.house?.key]);
  const known = memory.fresh(one, fingerprint);
  if (known) return { ...common, status: 'unchanged', ...withoutEmpty(known) };
  const result = await generate(one, inputs, root, settings);
  if (!isMade(result)) {
    const base = baseOf(inputs);
    for (const path of new Set(result.diagnostics.map(({ file }) => file))) {
      const content = inputs.files.find((each) => each.path === path)?.content ?? '';
      const its = result.diagnostics.filter(({ file }) => file === path);
      reportDiagnostics(io, path === '' ? name : `${base}${path}`, content, its);
    }
    const diagnostics = result.diagnostics.map((each) =>
      each.file === '' ? each : { ...each, file: `${base}${each.file}` },
    );
    return { ...common, status: 'failed', diagnostics, error: 'The files cannot be imported.' };
  }
  const { files } = result;
  const problems = withoutEmpty(result.told);
  // Every commit changes the history, also the one with this diagram.
  const drift =
    check && inputs.isHistory ? result.drift.filter(({ path }) => !existsSync(join(root, path))) : result.drift;
  if (drift.length === 0) {
    if (result.drift.length === 0) memory.keep(one, fingerprint, result);
    return { ...common, status: 'unchanged', ...problems };
  }
  for (const { path } of files) realTarget(join(root, path), { within: root });
  if (check) return { ...common, status: 'out of step', drift, ...problems };
  for (const { path, content } of files) writeChanged(join(root, path), content, root);
  memory.keep(one, fingerprint, result);
  return { ...common, status: 'written', files: drift.map(({ path }) => path), ...problems };
}

function withoutEmpty({ diagnostics, unused }: GeneratedDiagnostics): Pick<Outcome, 'diagnostics' | 'unused'> {
  return { ...(diagnostics.length > 0 ? { diagnostics } : {}), ...(unused.length > 0 ? { unused } : {}) };
}

function isMade(result: Awaited<ReturnType<typeof generate>>): result is Made {
  return 'files' in result;
}

function upToDate(count: number, changed: string | undefined): string {
  if (count === 0 && changed === undefined) return 'Nothing to do: the settings file defines no source.\n';
  return nothingToDo({ count, noun: 'source', state: ['is up to date', 'are up to date'], changed });
}

function tellAll(io: Io, outcomes: readonly Outcome[]): void {
  for (const each of outcomes) tell(io, each);
  const names = outcomes.filter(({ status }) => status === 'out of step').map(({ source }) => shownPath(source));
  if (names.length > 0) io.out.write(`outdated sources: ${names.join(', ')}\n`);
}

function tell(io: Io, { source, out, status, error, files, drift, unused = [], notRead = [] }: Outcome): void {
  const name = shownPath(source);
  for (const code of unused) io.err.write(`linework: note: ${name} ignores ${code}, which does not occur.\n`);
  for (const { file, because } of notRead)
    io.err.write(`linework: ${source}: skipped ${shownPath(file)}: ${because}.\n`);
  if (status === 'failed') io.err.write(`linework: ${source}: ${error ?? ''}\n`);
  if (status === 'written') for (const file of files ?? []) io.out.write(`written ${shownPath(file)}\n`);
  if (status === 'out of step') {
    io.out.write(`outdated ${shownPath(out)}\n`);
    for (const { path, words, causes } of drift ?? []) {
      for (const each of words) io.out.write(`  ${shownPath(path)}: ${each}\n`);
      if (causes.length > 0) io.out.write(`  from ${causes.map(shownPath).join(', ')}\n`);
    }
  }
}
