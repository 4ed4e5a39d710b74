// The same as `check.ts` and `draw.ts`, but loads only the kind of the source, and its repairs of other languages only if a line needs them.
import { type CheckedDiagram, type Context, checkCut } from './check-cut.js';
import {
  composeChecked,
  type DrawOptions,
  type DrawResult,
  drawScene,
  type OutlineResult,
  outlineOfChecked,
  type Report,
  reportOf,
  type SceneResult,
  type TextResult,
  textOfChecked,
} from './draw-checked.js';
import { plainLoaders } from './kinds/loaders.js';
import { kindsFor } from './kinds/on-demand.js';
import { cutSource, headerOf } from './syntax/cut-source.js';
import { askingHabits } from './syntax/habits/habits.js';
import type { TextOptions } from './terminal/index.js';
import { makeSource } from './text/source.js';

export { composeChecked, drawScene, reportOf };

export async function checkSource(text: string, context: Context): Promise<CheckedDiagram> {
  const cut = cutSource(makeSource(text));
  const word = headerOf(cut)?.kind.text;
  const load = word !== undefined && Object.hasOwn(plainLoaders, word) ? plainLoaders[word] : undefined;
  if (word !== undefined && load !== undefined) {
    const kind = await load();
    const { habits, isNeeded } = askingHabits(kind.habits);
    const checkedPlain = checkCut(cut, context, new Map([[word, { ...kind, habits }]]));
    if (!isNeeded()) return checkedPlain;
  }
  return checkCut(cut, context, await kindsFor(word));
}

export async function validate(text: string, context: Context): Promise<Report> {
  return reportOf(await checkSource(text, context));
}

export async function outline(text: string, context: Context): Promise<OutlineResult> {
  return outlineOfChecked(await checkSource(text, context));
}

export async function compose(text: string, context: Context): Promise<SceneResult> {
  return composeChecked(await checkSource(text, context), context);
}

export async function draw(text: string, options: DrawOptions, context: Context): Promise<DrawResult> {
  const [first] = drawScene(await compose(text, context), text, [options.scheme], options, context);
  return first ?? { ok: false, diagnostics: [] };
}

export async function drawText(text: string, options: TextOptions, context: Context): Promise<TextResult> {
  return textOfChecked(await checkSource(text, context), options);
}
