// What the check reports for the example of a code, for `explain` and the reference: in, the code; out, the diagnostic and the text that
// it points into. Examples are drawn, because some advice is about pictures. Undefined for a code that no example raises, such as S200, which needs settings.
import { convertMermaid } from '@linework/convert';
import { type CodeEntry, compose, type DiagnosticRecord, type IconLookup } from '@linework/core';

export interface Raised {
  /** What to call the text where its position is shown. */
  readonly name: 'example' | 'converted';
  readonly text: string;
  readonly diagnostic: DiagnosticRecord;
}

export function raisedBy({ code, example }: CodeEntry, icons: IconLookup): Raised | undefined {
  const raised = isOfConverter(code)
    ? saidOfMermaid(example, icons)
    : saidOf('example', example, compose(example, { icons }).diagnostics);
  return raised.find(({ diagnostic }) => diagnostic.code === code);
}

/** Whether the example of a code is Mermaid. */
export function isOfConverter(code: string): boolean {
  return code.startsWith('M');
}

function saidOf(name: Raised['name'], text: string, diagnostics: readonly DiagnosticRecord[]): readonly Raised[] {
  return diagnostics.map((diagnostic) => ({ name, text, diagnostic }));
}

/** M218 is reported only with `lenient`, M219 only for the produced source. */
function saidOfMermaid(example: string, icons: IconLookup): readonly Raised[] {
  return [false, true].flatMap((lenient) => {
    const { diagnostics, source, validation } = convertMermaid(example, { lenient }, { icons });
    return [...saidOf('example', example, diagnostics), ...saidOf('converted', source, validation.warnings)];
  });
}
