// Mermaid's configuration: in, the preamble; out, one setting of it. A later directive wins over an earlier one and over the
// front matter, as in Mermaid.
import { frontMatterText, type Preamble } from './preamble.js';
import { readFlow, type YamlValue } from './yaml.js';

const INIT = /^%%\{\s*init(?:ialize)?\s*:\s*/;

/** The value at `path`, such as `gitGraph`, `mainBranchName`; as text. */
export function configText(preamble: Preamble, path: readonly string[]): string | undefined {
  const { source, directives, frontMatter } = preamble;
  const values = directives.map(({ start, end }) => {
    const text = source.text.slice(start, end - '}%%'.length);
    const opening = INIT.exec(text)?.[0];
    return opening === undefined ? null : readFlow(text.slice(opening.length));
  });
  for (const value of [...values.reverse(), frontMatter?.values.get('config') ?? null]) {
    const item = at(value, path);
    if (item !== undefined) return item;
  }
  return path.length === 1 ? frontMatterText(preamble, path[0] ?? '') : undefined;
}

function at(value: YamlValue, path: readonly string[]): string | undefined {
  let current: YamlValue | undefined = value;
  for (const key of path) current = current instanceof Map ? current.get(key) : undefined;
  return typeof current === 'string' || typeof current === 'number' || typeof current === 'boolean'
    ? String(current)
    : undefined;
}
