// Reads the source back from a picture. In: the text of an SVG. Out: the embedded source, character for character.
// Works on our own files and on files saved again by other tools (other quotes, prefixes, references).
import { bytesFromBase64 } from './base64.js';
import { type StartTag, startTags, textContent } from './markup-scan.js';
import { SOURCE_NAMESPACE, SOURCE_VERSION } from './source-element.js';
import { textFromUtf8 } from './utf8.js';

function decoded(svg: string, tag: StartTag): string | undefined {
  const content = textContent(svg, tag);
  if (content === undefined) return undefined;
  const encoding = tag.attributes.get('encoding');
  if (encoding === undefined) return content;
  const bytes = encoding === 'base64' ? bytesFromBase64(content) : undefined;
  return bytes === undefined ? undefined : textFromUtf8(bytes);
}

/** Undefined if the picture carries no source, or one in a form unknown to this version. */
export function readSource(svg: string): string | undefined {
  const prefixes = new Set<string>();
  for (const tag of startTags(svg)) {
    for (const [name, value] of tag.attributes) {
      if (value !== SOURCE_NAMESPACE) continue;
      if (name === 'xmlns') prefixes.add('');
      else if (name.startsWith('xmlns:')) prefixes.add(name.slice('xmlns:'.length));
    }
    const colon = tag.name.indexOf(':');
    const isSource = tag.name.slice(colon + 1) === 'source' && prefixes.has(tag.name.slice(0, Math.max(0, colon)));
    if (!isSource || tag.attributes.get('version') !== SOURCE_VERSION) continue;
    return decoded(svg, tag);
  }
  return undefined;
}
