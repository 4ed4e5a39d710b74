// What comments and documents cite must be in the repository: files by their path from its root, a Markdown page also by its name, and
// the heading after a page, as in docs/look.md, Lines. In: prose of a file; out, each citation that leads nowhere.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const PATH =
  /(?<![\w./@:-])(?:(?:docs|packages|scripts|bench)\/[\w./-]*\w\.[a-z]\w*|(?:\.{0,2}\/)*[\w./-]*\w\.md)\b(?!\/)/g;
const HEADING = /^,\s+'?(?=[A-Z])/;

/**
 * Checks the citations of one file.
 * @param pieces `{ line, prose }`, of which line comments in sequence are one text
 * @returns `{ file, line, phrase, advice }` for each
 */
export function citationsIn(root, file, pieces) {
  return joined(pieces).flatMap(({ line, prose }) =>
    [...prose.matchAll(PATH)].flatMap(({ 0: path, index }) => {
      const at = (advice, phrase = path) => [
        { file, line: line + prose.slice(0, index).split('\n').length - 1, phrase, advice },
      ];
      const cited = fileAt(root, file, path);
      if (cited === undefined) return at('the path of a file in the repository; put a path of an example in backticks');
      const rest = prose.slice(index + path.length);
      const comma = HEADING.exec(rest);
      if (!comma || !path.endsWith('.md')) return [];
      const text = plain(rest.slice(comma[0].length));
      const isThere = headingsOf(cited).some((each) => text.startsWith(each) && !/^\w/.test(text.slice(each.length)));
      return isThere ? [] : at(`a heading of ${path}`, `${path}, ${text.slice(0, 24)}`);
    }),
  );
}

/** From the root; a page also beside the file or in docs/. Never outside the repository, whatever is there on this machine. */
function fileAt(root, file, path) {
  const places = [path, ...(path.endsWith('.md') ? [join(dirname(file), path), join('docs', path)] : [])];
  return places.map((each) => join(root, each)).find((each) => each.startsWith(root + sep) && existsSync(each));
}

function headingsOf(page) {
  return [...readFileSync(page, 'utf8').matchAll(/^#+ +(.+)$/gm)].map(([, heading]) => plain(heading));
}

function plain(text) {
  return text.replace(/\s+/g, ' ').trim();
}

/** Line comments on consecutive lines become one piece; marks of comments become spaces, so that lines still count. */
function joined(pieces) {
  const texts = [];
  for (const { line, prose } of pieces) {
    const last = texts.at(-1);
    if (last?.isLine && prose.startsWith('//') && line === last.end + 1) {
      last.prose += `\n${prose}`;
      last.end = line;
    } else texts.push({ line, prose, end: line, isLine: prose.startsWith('//') });
  }
  return texts.map(({ line, prose }) => ({ line, prose: prose.replace(/^[ \t]*(?:\/\/|\*(?!\/)|\/\*\*?)/gm, ' ') }));
}
