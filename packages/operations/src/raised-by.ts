// What is said of the example of a code, for `explain` and the reference: in, the code; out, the diagnostic and the text that
// its place is in. It is drawn, as advice is given of pictures. Nothing for a code that no text alone raises, such as S200, which needs settings.
import { convertMermaid } from '@linework/convert';
import { type CodeEntry, compose, type DiagnosticRecord, type IconLookup } from '@linework/core';

export interface Raised {
  /** What to call the text where its place is told. */
  readonly name: 'example' | 'converted';
  readonly text: string;
  readonly diagnostic: DiagnosticRecord;
}

export function raisedBy({ code, example }: CodeEntry, icons: IconLookup): Raised | undefined {
  const said = isOfConverter(code)
    ? saidOfMermaid(example, icons)
    : saidOf('example', example, compose(example, { icons }).diagnostics);
  return said.find(({ diagnostic }) => diagnostic.code === code);
}

/** The example of such a code is Mermaid. */
export function isOfConverter(code: string): boolean {
  return code.startsWith('M');
}

function saidOf(name: Raised['name'], text: string, diagnostics: readonly DiagnosticRecord[]): readonly Raised[] {
  return diagnostics.map((diagnostic) => ({ name, text, diagnostic }));
}

/** M218 is said to `lenient` alone, M219 of the produced source. */
function saidOfMermaid(example: string, icons: IconLookup): readonly Raised[] {
  return [false, true].flatMap((lenient) => {
    const { diagnostics, source, validation } = convertMermaid(example, { lenient }, { icons });
    return [...saidOf('example', example, diagnostics), ...saidOf('converted', source, validation.warnings)];
  });
}
