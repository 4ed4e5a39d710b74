// The mistakes told beside a kind: in, its folder below `kinds`; out, those of `testing/mistakes.data.ts` there, none where
// there is no such file.
import { existsSync } from 'node:fs';
import type { Mistake } from '../mistake.js';

export async function ownMistakes(folder: string): Promise<readonly Mistake[]> {
  const file = new URL(`../../${folder}/testing/mistakes.data.ts`, import.meta.url);
  if (!existsSync(file)) return [];
  const { mistakes }: { readonly mistakes: readonly Mistake[] } = await import(file.href);
  return mistakes;
}
