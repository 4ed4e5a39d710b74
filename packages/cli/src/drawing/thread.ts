// A thread that draws for another: in, requests as messages; out, one answer for each, or none where it fails.
import { parentPort } from 'node:worker_threads';
import { type Look, type PictureQuality, pictureFormats, type Scheme, type SourceReport } from '@linework/core';
import type { Settings } from '@linework/operations/settings/settings';
import { drawSource } from './drawable.js';
import type { Picture } from './pictures.js';

export interface Request {
  readonly id: number;
  readonly path: string;
  readonly text: string;
  /** Their formats by name. */
  readonly pictures: readonly { readonly path: string; readonly format: string; readonly scheme?: Scheme }[];
  readonly settings: Omit<Settings, 'style'>;
  readonly look: Look;
  readonly measured: boolean;
}

export interface Answer {
  readonly report: SourceReport;
  readonly quality?: PictureQuality;
  readonly warnings: readonly string[];
  /** By the index of the picture. */
  readonly contents: readonly (readonly [number, string | Uint8Array])[];
}

export function drawOnRequest(): void {
  parentPort?.on('message', async (request: Request) => {
    parentPort?.postMessage([request.id, await answerTo(request).catch(() => undefined)]);
  });
}

async function withStyle(settings: Request['settings']): Promise<Settings> {
  const rules = settings.file?.rules;
  if (rules === undefined) return settings;
  const { styleCheck } = await import('@linework/operations/settings/rules/style-check');
  return { ...settings, style: styleCheck(rules) };
}

async function answerTo({ path, text, pictures, look, settings, measured }: Request): Promise<Answer> {
  const named = pictures.map((each): Picture => {
    const format = pictureFormats.find(({ name }) => name === each.format);
    if (format === undefined) throw new Error(`There is no format ${each.format}.`);
    return { ...each, format };
  });
  const {
    report,
    quality,
    warnings,
    drawn: files,
  } = await drawSource(path, text, named, look, await withStyle(settings));
  return {
    report,
    ...(measured && quality !== undefined ? { quality: quality() } : {}),
    warnings,
    contents: files.map(({ picture, content }) => [named.indexOf(picture), content]),
  };
}
