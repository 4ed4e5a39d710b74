// The known mistakes of a kind: from its folder below `kinds` to those in `testing/mistakes.data.ts` there, none if the file
// does not exist.
import { existsSync } from 'node:fs';
import type { Mistake } from '../mistake.js';

export async function ownMistakes(folder: string): Promise<readonly Mistake[]> {
  const file = new URL(`../../${folder}/testing/mistakes.data.ts`, import.meta.url);
  if (!existsSync(file)) return [];
  const { mistakes }: { readonly mistakes: readonly Mistake[] } = await import(file.href);
  return mistakes;
}
