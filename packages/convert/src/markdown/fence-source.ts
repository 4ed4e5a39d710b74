// Replaces the source of one fence: in, the document, the fence's id and the source; out, the document with that source and
// everything else byte for byte, or nothing if no diagram fence has the id.
import { type Fence, fencesOf } from './fences.js';
import { optionsIn } from './sync/info.js';

export function withFenceSource(document: string, id: string, source: string): string | undefined {
  const fence = fencesOf(document).find((each) => isNamed(document, each, id));
  if (!fence) return undefined;
  const ending = document.slice(fence.opening.end, fence.opening.end + 2) === '\r\n' ? '\r\n' : '\n';
  const lines = source
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => `${fence.prefix}${line}`.trimEnd());
  const [first, last] = [fence.lines[0], fence.lines.at(-1)];
  if (!first || !last) {
    return document.slice(0, fence.opening.end) + ending + lines.join(ending) + document.slice(fence.opening.end);
  }
  return document.slice(0, first.lineStart) + lines.join(ending) + document.slice(last.end);
}

function isNamed(document: string, { language, languageStart, opening }: Fence, id: string): boolean {
  if (language.toLowerCase() !== 'diagram') return false;
  return optionsIn(document.slice(languageStart + language.length, opening.end)).id === id;
}
