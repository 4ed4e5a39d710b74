// Class diagrams for tests: a source, checked and drawn.
import { checkSource } from '../../../check.js';
import { testIcons } from '../../../testing/icons.js';
import type { CompiledKind } from '../../kind.js';

export function codesIn(lines: string): readonly string[] {
  return checkSource(`class "Shop"\n${lines}\n`, { icons: testIcons }).diagnostics.map(({ code }) => code);
}

export function compiled(source: string): CompiledKind {
  const { compiled: result, diagnostics } = checkSource(source, { icons: testIcons });
  if (result === undefined) throw new Error(JSON.stringify(diagnostics));
  return result;
}
