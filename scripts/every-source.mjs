// Every diagram that the repository holds: out, its sources without errors, each once: files of diagrams, fences of documents, and patterns. For checks that
// compare ways to draw.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { validate } from '@linework/core';
import { fillPattern, patterns } from '@linework/patterns';
import { fencesOf } from './docs/fences.mjs';
import { root } from './fresh.mjs';
import { icons } from './reference/here.mjs';

const PLACES = ['docs', 'bench', 'packages/core/src', 'README.md'];

export function everySource() {
  const files = PLACES.flatMap((place) =>
    place.endsWith('.md')
      ? [place]
      : readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map(
          (each) => `${place}/${each.split(sep).join('/')}`,
        ),
  ).sort();
  const texts = files.flatMap((path) => {
    if (path.endsWith('.diagram')) return [readFileSync(join(root, path), 'utf8')];
    return path.endsWith('.md') ? fencesOf(readFileSync(join(root, path), 'utf8')).map(({ content }) => content) : [];
  });
  const filled = patterns.flatMap((each) => fillPattern(each, {}).source ?? []);
  return [...new Set([...texts, ...filled])].filter((text) => validate(text, { icons }).ok);
}
