// The reader of the stub: in, files of lines; out, the graph of a flow with the place of each name.
import type { ImportReader, LeftOut, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import type { Item, Relation } from '../../graph/contract.js';
import { placed } from '../../placed.js';

interface Line {
  readonly text: string;
  readonly place: FilePlace;
}

const LINE = /^[^\s!#>-][^>]{0,80}?(?: -> [^\s!#>-][^>]{0,80})?$/;

export const read: ImportReader = ({ files, options }) => {
  const lines = files.flatMap(({ path, content }) => linesOf(path, content));
  const diagnostics: PlacedDiagnostic[] = [];
  const leftOut: LeftOut[] = [];
  const names = new Map<string, FilePlace>();
  const relations: Relation[] = [];
  for (const { text, place } of lines) {
    if (text.startsWith('! ')) {
      leftOut.push({ external: text.slice(2), because: 'it is marked', place });
    } else if (LINE.test(text)) {
      const [from = '', to] = text.split(' -> ');
      for (const name of [from, to]) if (name !== undefined && !names.has(name)) names.set(name, place);
      if (to !== undefined) relations.push({ from, to, place, arrow: '->' });
    } else {
      diagnostics.push(
        placed('I110', place, { reason: 'it is neither a name nor an arrow', instead: 'Write: a -> b' }),
      );
    }
  }
  const items = [...names].map(
    ([external, place]): Item => ({ external, name: external, place, look: { keyword: 'node', label: external } }),
  );
  const graph = {
    kind: 'flow',
    title: files[0]?.path.replace(/\.\w+$/, '') || 'Lines',
    options: (options.direction ?? []).map((raw) => ({ name: 'direction', values: [{ raw }] })),
    items,
    relations,
  };
  return { graph, leftOut, diagnostics };
};

function linesOf(file: string, content: string): readonly Line[] {
  let at = 0;
  return content.split('\n').flatMap((line) => {
    const start = at;
    at += line.length + 1;
    const text = line.trim();
    if (text === '' || text.startsWith('#')) return [];
    return [{ text, place: { file, span: { start, end: start + line.length } } }];
  });
}
