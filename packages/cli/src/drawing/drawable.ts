// A source that may be Mermaid: in, its path and text; out, the source in the language, the diagnostics of the given text, and the
// pictures. The converter is loaded only for Mermaid.

import type { Look } from '@linework/core';
import type { Settings } from '@linework/operations/settings/settings';
import { isMermaid } from '../files/foreign.js';
import type { Drawable } from './converted.js';
import { type Drawn, drawPictures, type Picture } from './pictures.js';

export async function drawable(path: string, text: string): Promise<Drawable> {
  if (!isMermaid(path)) return { source: text };
  const { converted } = await import('./converted.js');
  return converted(text);
}

export async function drawSource(
  path: string,
  text: string,
  pictures: readonly Picture[],
  look: Look,
  settings: Settings,
): Promise<Drawn> {
  const { source, said: conversion } = await drawable(path, text);
  if (source === undefined) return { report: { ok: false, diagnostics: [], ...conversion }, warnings: [], drawn: [] };
  const { report, ...drawing } = await drawPictures(source, pictures, look, settings);
  return { ...drawing, report: { ...report, ...conversion } };
}
