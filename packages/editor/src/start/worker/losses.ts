// What a converter reports, for a list: in, a diagnostic and its file; out, one sentence or two with their place.
import type { DiagnosticRecord } from '@linework/core';
import type { Loss } from './protocol.js';

export function lossOf(file: string, { severity, message, hint, line }: DiagnosticRecord): Loss {
  return { severity, text: `${message} ${hint}`.trim(), place: file === '' ? `line ${line}` : `${file}, line ${line}` };
}
