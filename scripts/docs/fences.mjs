// The fences of a Markdown page: in, its text; out, each with the info after its marks, its content and its position, and a
// page with other contents.

/** @typedef {{ language: string, info: string, id: string | undefined, content: string, start: number, end: number }} Fence */

/** @returns {readonly Fence[]} `start` and `end` are the offsets of the content. */
export function fencesOf(text) {
  return [...text.matchAll(/^```([a-z]+)([^\n]*)\n([\s\S]*?)^```$/gm)].map((match) => {
    const [, language = '', rest = '', content = ''] = match;
    const start = (match.index ?? 0) + 3 + language.length + rest.length + 1;
    const info = rest.trim();
    return { language, info, id: /^id=([a-z-]+)$/.exec(info)?.[1], content, start, end: start + content.length };
  });
}

/** The page with the content of some fences replaced; `undefined` keeps one. */
export function withContents(text, replaced) {
  let out = '';
  let at = 0;
  for (const fence of fencesOf(text)) {
    const content = replaced(fence);
    out += text.slice(at, fence.start) + (content ?? fence.content);
    at = fence.end;
  }
  return out + text.slice(at);
}
