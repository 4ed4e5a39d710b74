// Checks a brand file: in, the parsed JSON; out, the brand as written, or one sentence for each problem. docs/limits.md, House style.
import type { BrandFile } from './contract.js';
import { brandFile } from './style-checks.js';
import { firstProblems, isObject } from './value-checks.js';

export type CheckedBrandFile = { readonly brand: BrandFile } | { readonly problems: readonly string[] };

const NO_OBJECT = 'The file must contain one JSON object: { "colours": { "primary": "#0b6bcb" } }.';

export function checkBrandFile(value: unknown): CheckedBrandFile {
  const problems = isObject(value) ? brandFile.problems(value, '') : [NO_OBJECT];
  return problems.length > 0 ? { problems: firstProblems(problems) } : { brand: value as BrandFile };
}
