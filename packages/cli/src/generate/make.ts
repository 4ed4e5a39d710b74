// Makes one source: in, its plan, its files and the existing target; out, the files to write, or why it cannot be made, how they
// differ from the existing files, and what a check reports about them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncMarkdown, withFenceSource } from '@linework/convert';
import { defaultFormat } from '@linework/core';
import type { importDiagram } from '@linework/operations/import/import';
import { contextIn, type Settings } from '@linework/operations/settings/settings';
import { usageFailure } from '../command/failure.js';
import { drawPictures, picturesOf } from '../drawing/pictures.js';
import { overridesIn } from '../files/overrides.js';
import { shownPath } from '../files/read-text.js';
import { icons } from '../icons.js';
import { servicePackage } from '../service-packages.js';
import { type Drift, driftOf, type MadeFile } from './drift.js';
import { partPath } from './file-name.js';
import { type GeneratedDiagnostics, generatedDiagnostics } from './generated-diagnostics.js';
import type { Inputs } from './inputs.js';
import { overridesPath, type Planned } from './plan.js';

type Answer = Extract<Awaited<ReturnType<typeof importDiagram.run>>, { readonly value: unknown }>['value'];

export interface Made {
  readonly files: readonly MadeFile[];
  readonly drift: readonly Drift[];
  readonly told: GeneratedDiagnostics;
}

export async function generate(
  planned: Planned,
  inputs: Inputs,
  root: string,
  settings: Settings,
): Promise<Made | Answer> {
  const { operationNamed } = await servicePackage('@linework/mcp');
  const ran = await operationNamed('import', { icons }).call(await requestOf(planned, inputs, root));
  if ('wrong' in ran) throw usageFailure(ran.wrong);
  const answer = ran.value as Answer;
  if (!answer.ok) return answer;
  const own: Settings = { ...settings, source: planned.source };
  const files =
    planned.fence === undefined
      ? await diagramFiles(planned, answer, own)
      : fenceFiles(planned, planned.fence, answer, { root, settings: own });
  const drift = driftOf(planned, files, { inputs, root, settings: own });
  return { files, drift, told: await generatedDiagnostics(planned, files, inputs, settings) };
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
  return overridesIn(path);
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
    { path: `${stem}.diagram`, produced: answer },
    ...answer.parts.map((part) => ({ path: partPath(target, part.name), produced: part })),
  ];
  const files: MadeFile[] = [];
  for (const { path, produced } of diagrams) {
    files.push({ path, content: produced.source, produced });
    if (source.pictures === false) continue;
    const pictures = picturesOf(path.replace(/\.diagram$/, ''), defaultFormat, undefined, look);
    const { drawn: pictureFiles } = await drawPictures(produced.source, pictures, {}, look);
    files.push(...pictureFiles.map(({ picture, content }) => ({ path: picture.path, content })));
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
  produced: Answer,
  { root, settings }: Place,
): readonly MadeFile[] {
  const path = join(root, target);
  if (!existsSync(path)) throw usageFailure(`${name} writes into ${shownPath(target)}, which does not exist.`);
  const document = withFenceSource(readFileSync(path, 'utf8'), fence, produced.source);
  if (document === undefined) {
    throw usageFailure(
      `${shownPath(target)} has no diagram fence with id=${fence}. Write one: \`\`\`diagram id=${fence}`,
    );
  }
  if (pictures === false) return [{ path: target, content: document, produced }];
  const { markdown, files, report } = syncMarkdown(
    document,
    { documentPath: target, convertExternal: false, mode: 'sync', fence },
    { icons, ...contextIn(settings) },
  );
  const [failed] = report.filter(({ status }) => status === 'failed');
  // The style rules reject it: without pictures, like a .diagram file.
  if (failed && failed.diagnostics.length === 0)
    throw usageFailure(`${shownPath(target)}:${failed.line}: ${failed.message ?? ''}`);
  return [...files, { path: target, content: markdown, produced }];
}
