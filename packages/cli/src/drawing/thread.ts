// A thread that draws for another: in, requests as messages; out, one answer for each, or none where it fails.
import { parentPort } from 'node:worker_threads';
import { type Look, type PictureQuality, pictureFormats, type Scheme, type SourceReport } from '@linework/core';
import type { HouseStyle, KeyedStyle } from '@linework/operations/house-style/house-style';
import type { Settings } from '@linework/operations/settings/settings';
import { drawSource } from './drawable.js';
import type { Picture } from './pictures.js';

export interface Request {
  readonly id: number;
  readonly path: string;
  readonly text: string;
  /** Their formats by name. */
  readonly pictures: readonly { readonly path: string; readonly format: string; readonly scheme?: Scheme }[];
  /** Without what is made from `house`. */
  readonly settings: Omit<Settings, 'style' | 'brand' | 'brandFonts' | 'icons' | 'house'>;
  /** With its style only the first time that the thread gets it. */
  readonly house?: Pick<KeyedStyle, 'key'> & Partial<KeyedStyle>;
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
  const styles = new Map<string, HouseStyle>();
  parentPort?.on('message', async (request: Request) => {
    const { house } = request;
    if (house?.style !== undefined) styles.set(house.key, house.style);
    const style = house === undefined ? undefined : styles.get(house.key);
    const keyed = house === undefined || style === undefined ? undefined : { key: house.key, style };
    parentPort?.postMessage([request.id, await answerTo(request, keyed).catch(() => undefined)]);
  });
}

async function withStyle(plain: Request['settings'], house: KeyedStyle | undefined): Promise<Settings> {
  const settings = await withRules(plain);
  if (house === undefined) return settings;
  const { styledSettings } = await import('../house-style/styled-settings.js');
  return styledSettings(settings, house);
}

async function withRules(settings: Request['settings']): Promise<Settings> {
  const rules = settings.file?.rules;
  if (rules === undefined) return settings;
  const { styleCheck } = await import('@linework/operations/settings/rules/style-check');
  return { ...settings, style: styleCheck(rules) };
}

async function answerTo(
  { path, text, pictures, look, settings, measured }: Request,
  house: KeyedStyle | undefined,
): Promise<Answer> {
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
  } = await drawSource(path, text, named, look, await withStyle(settings, house));
  return {
    report,
    ...(measured && quality !== undefined ? { quality: quality() } : {}),
    warnings,
    contents: files.map(({ picture, content }) => [named.indexOf(picture), content]),
  };
}
