// The plugins by which browsers load what only some sources need when they need it: what reads mistakes, what seldom-used options need, the names of
// products. Out: plugins for rolldown, for every bundle that draws in a browser.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIRECT, MISTAKES } from '../../../scripts/late/mistakes.mjs';
import { lateParts, partId } from '../../../scripts/late/parts.mjs';
import { productNames } from './product-names.mjs';

/** What an option needs that pages seldom use. */
const OPTIONS = ['core/src/scene/narrow-texts', 'core/src/scene/pageless', 'core/src/svg/source-element'];
const LATE = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src/late.ts');
const loader = (part) =>
  `import { late } from ${JSON.stringify(LATE)};\nexport const part = late(() => import(${JSON.stringify(partId(part))}));`;

export async function latePlugins() {
  return [lateParts({ parts: { mistakes: MISTAKES, options: OPTIONS }, direct: DIRECT, loader }), await productNames()];
}
