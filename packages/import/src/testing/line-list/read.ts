// The reader of the stub: in, files of lines; out, the draft of a flow with the place of each name.

import type { DraftOrigin } from '@linework/convert';
import type { DraftDeclaration, DraftEdge } from '@linework/core';
import type { ImportReader, LeftOut, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { byCodeUnit, stableIds } from '../../ids.js';
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
  const edges = new Map<string, { readonly from: string; readonly to: string; readonly place: FilePlace }>();
  for (const { text, place } of lines) {
    if (text.startsWith('! ')) {
      leftOut.push({ external: text.slice(2), because: 'it is marked', place });
    } else if (LINE.test(text)) {
      const [from = '', to] = text.split(' -> ');
      for (const name of [from, to]) if (name !== undefined && !names.has(name)) names.set(name, place);
      if (to !== undefined) edges.set(text, { from, to, place });
    } else {
      diagnostics.push(placed('I110', place, { reason: 'it is no name and no arrow', instead: 'Write: a -> b' }));
    }
  }
  const idOf = stableIds(names.keys(), 'node');
  const origins: DraftOrigin<FilePlace>[] = [];
  const nodes = [...names]
    .sort(([a], [b]) => byCodeUnit(a, b))
    .map(([name, place]): DraftDeclaration => {
      const id = idOf(name);
      const statement: DraftDeclaration = {
        shape: 'declaration',
        keyword: 'node',
        id,
        ...(name === id ? {} : { label: name }),
      };
      origins.push({ kind: 'node', id, external: name, place, statement });
      return statement;
    });
  const arrows = [...edges]
    .sort(([a], [b]) => byCodeUnit(a, b))
    .map(([, { from, to, place }]): DraftEdge => {
      const statement: DraftEdge = { shape: 'edge', from: idOf(from), arrow: '->', to: idOf(to) };
      origins.push({ kind: 'edge', id: '', external: `${from} ${to}`, place, statement });
      return statement;
    });
  const header = {
    kind: 'flow',
    title: files[0]?.path.replace(/\.\w+$/, '') || 'Lines',
    options: (options.direction ?? []).map((raw) => ({ name: 'direction', values: [{ raw }] })),
  };
  return { drafted: { draft: { header, statements: [...nodes, ...arrows] }, origins }, leftOut, diagnostics };
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
