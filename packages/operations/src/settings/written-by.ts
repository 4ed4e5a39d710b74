// Which source of a settings file writes a diagram: in, the file and the diagram's path; out, the source.
import type { SettingsFile, SourceSettings } from './contract.js';

/** `path`: relative to the folder of the settings file, with `/`. `fence`: the id of a fence of a Markdown document. */
export function writtenBy(
  { sources = [] }: Pick<SettingsFile, 'sources'>,
  path: string,
  fence?: string,
): SourceSettings | undefined {
  const target = fence === undefined ? path : `${path}#${fence}`;
  return sources.find((source) => {
    const out = source.out.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
    return out === target || (fence === undefined && isPart(path, out));
  });
}

/** A large import is several diagrams: `db.diagram` and `db.sales.diagram`. */
function isPart(path: string, out: string): boolean {
  const stem = out.replace(/\.diagram$/, '');
  return stem !== out && path.startsWith(`${stem}.`) && /^[^/]+\.diagram$/.test(path.slice(stem.length + 1));
}
