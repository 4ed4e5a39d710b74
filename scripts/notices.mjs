// The notices of the packages of others in a bundle: in, the bundle's inputs; out, a text with the name, the version and the licence of each.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const PAPER = /^(?:licen[cs]e|notice|copying)(?:\.(?:md|txt|markdown))?$/i;

/** Throws if a package says nothing about its licence. `inputs` are paths relative to the repository. */
export async function noticesOf(inputs) {
  const folders = new Set(
    Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? []),
  );
  return [...folders].sort().map(noticeOf).join('\n');
}

function noticeOf(folder) {
  const place = join(root, folder);
  const { name, version, license, author } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  const papers = existsSync(place) ? readdirSync(place).filter((each) => PAPER.test(each)) : [];
  if (papers.length === 0 && license === undefined) throw new Error(`${folder} has no licence.`);
  const by = typeof author === 'string' ? author : (author?.name ?? '');
  const texts = papers.sort().map((each) => readFileSync(join(place, each), 'utf8').trim());
  const terms = texts.length > 0 ? texts.join('\n\n') : `Licence: ${license}${by === '' ? '' : `, ${by}`}`;
  return `${name} ${version}\n\n${terms}\n`;
}
