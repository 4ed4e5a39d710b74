// Makes one source: in, its plan, its files and the existing target; out, the files to write, or why it cannot be made, and how they
// differ from the existing files, with the input lines that caused it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagramFences, syncMarkdown, withFenceSource } from '@linework/convert';
import { compareSources, defaultFormat } from '@linework/core';
import type { importDiagram } from '@linework/operations/import/import';
import { contextIn, type Settings } from '@linework/operations/settings/settings';
import { usageFailure } from '../command/failure.js';
import { drawPictures, picturesOf } from '../drawing/pictures.js';
import { readText, shownPath } from '../files/read-text.js';
import { icons } from '../icons.js';
import { servicePackage } from '../service-packages.js';
import { printable } from '../terminal/printable.js';
import { partPath } from './file-name.js';
import type { Inputs } from './inputs.js';
import { overridesPath, type Planned } from './plan.js';

type Answer = Extract<Awaited<ReturnType<typeof importDiagram.run>>, { readonly value: unknown }>['value'];

export interface MadeFile {
  /** Relative to the folder of the settings file. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** How an existing file differs: in words, with the input lines that caused it. */
export interface Drift {
  readonly path: string;
  readonly words: readonly string[];
  readonly causes: readonly string[];
}

export interface Made {
  readonly answer: Answer;
  readonly files: readonly MadeFile[];
  readonly drift: readonly Drift[];
}

export async function made(planned: Planned, inputs: Inputs, root: string, settings: Settings): Promise<Made | Answer> {
  const { operationNamed } = await servicePackage('@linework/mcp');
  const ran = await operationNamed('import', { icons }).call(await requestOf(planned, inputs, root));
  if ('wrong' in ran) throw usageFailure(ran.wrong);
  const answer = ran.value as Answer;
  if (!answer.ok) return answer;
  const files =
    planned.fence === undefined
      ? await diagramFiles(planned, answer, settings)
      : fenceFiles(planned, planned.fence, answer, { root, settings });
  return { answer, files, drift: driftOf(planned, answer, inputs, root, settings, files) };
}

async function requestOf(planned: Planned, { files }: Inputs, root: string): Promise<unknown> {
  const { format, view, title, options } = planned.source;
  const overrides = await overridesOf(planned, root);
  return {
    files,
    format,
    ...(view === undefined ? {} : { view }),
    ...(title === undefined ? {} : { title }),
    ...(options === undefined ? {} : { options }),
    ...(overrides === undefined ? {} : { overrides }),
  };
}

async function overridesOf(planned: Planned, root: string): Promise<unknown> {
  const path = overridesPath(planned, root);
  if (!existsSync(path)) {
    if (planned.source.overrides === undefined) return undefined;
    throw usageFailure(`${planned.name} names overrides that do not exist: ${shownPath(planned.source.overrides)}.`);
  }
  try {
    return JSON.parse(await readText(path));
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw usageFailure(`${shownPath(path)} is not valid JSON: ${printable(cause.message)}`);
  }
}

/** Returns the diagram, its parts and their pictures. */
async function diagramFiles(
  { source, target }: Planned,
  answer: Answer,
  settings: Settings,
): Promise<readonly MadeFile[]> {
  const stem = target.replace(/\.diagram$/, '');
  const schemes = source.schemes ?? settings.schemes;
  const look: Settings = { ...settings, ...(schemes === undefined ? {} : { schemes }) };
  const diagrams = [
    { path: `${stem}.diagram`, source: answer.source },
    ...answer.parts.map((part) => ({ path: partPath(target, part.name), source: part.source })),
  ];
  const files: MadeFile[] = [];
  for (const diagram of diagrams) {
    files.push({ path: diagram.path, content: diagram.source });
    if (source.pictures === false) continue;
    const pictures = picturesOf(diagram.path.replace(/\.diagram$/, ''), defaultFormat, undefined, look);
    const { drawn } = await drawPictures(diagram.source, pictures, {}, look);
    files.push(...drawn.map(({ picture, content }) => ({ path: picture.path, content })));
  }
  return files;
}

interface Place {
  readonly root: string;
  readonly settings: Settings;
}

/** Returns the pictures of the fence and the document that shows them, as `linework sync` writes them. */
function fenceFiles(
  { source: { pictures }, target, name }: Planned,
  fence: string,
  { source }: Answer,
  { root, settings }: Place,
): readonly MadeFile[] {
  const path = join(root, target);
  if (!existsSync(path)) throw usageFailure(`${name} writes into ${shownPath(target)}, which does not exist.`);
  const document = withFenceSource(readFileSync(path, 'utf8'), fence, source);
  if (document === undefined) {
    throw usageFailure(
      `${shownPath(target)} has no diagram fence with id=${fence}. Write one: \`\`\`diagram id=${fence}`,
    );
  }
  if (pictures === false) return [{ path: target, content: document }];
  const { markdown, files, report } = syncMarkdown(
    document,
    { documentPath: target, convertExternal: false, mode: 'sync', fence },
    { icons, ...contextIn(settings) },
  );
  const [failed] = report.filter(({ status }) => status === 'failed');
  // The style rules reject it: without pictures, like a .diagram file.
  if (failed && failed.diagnostics.length === 0)
    throw usageFailure(`${shownPath(target)}:${failed.line}: ${failed.message ?? ''}`);
  return [...files, { path: target, content: markdown }];
}

function driftOf(
  { target, fence }: Planned,
  answer: Answer,
  { paths, files: read, isHistory }: Inputs,
  root: string,
  settings: Settings,
  files: readonly MadeFile[],
): readonly Drift[] {
  const base = paths[0]?.slice(0, (paths[0]?.length ?? 0) - (read[0]?.path.length ?? 0)) ?? '';
  return files.flatMap(({ path, content }): readonly Drift[] => {
    const there = join(root, path);
    if (!existsSync(there)) return [{ path, words: ['It does not exist yet.'], causes: [] }];
    const now = readFileSync(there);
    if (now.equals(typeof content === 'string' ? Buffer.from(content) : content)) return [];
    if (path !== target || typeof content !== 'string') return [{ path, words: ['The picture differs.'], causes: [] }];
    const before = fence === undefined ? now.toString('utf8') : fenceIn(now.toString('utf8'), fence);
    if (fence !== undefined && before === fenceIn(content, fence))
      return [{ path, words: ['The picture of the fence is out of date.'], causes: [] }];
    const { changes, summary, ok } = compareSources(before, answer.source, { icons, ...contextIn(settings) });
    if (!ok || changes.length === 0) return [{ path, words: [ok ? 'Only the text differs.' : summary], causes: [] }];
    const lines = new Set(changes.flatMap(({ lineAfter }) => lineAfter ?? []));
    // A line of a history is in no file.
    const causes = (isHistory ? [] : answer.origins)
      .filter(({ producedLine }) => lines.has(producedLine))
      .map(({ file, line }) => `${base}${file}:${line}`);
    return [{ path, words: changes.map(({ words }) => words), causes: [...new Set(causes)].slice(0, 20) }];
  });
}

function fenceIn(document: string, id: string): string {
  return diagramFences(document).find(({ name }) => name === id)?.source ?? '';
}
