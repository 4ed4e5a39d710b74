// Prints diagnostics for people to standard error.
import { type Diagnosed, diagnosticText } from './diagnostic-text.js';
import type { Io } from './io.js';
import { painter } from './paint.js';
import { printable } from './printable.js';

/** `file` is the name to print; positions are those of `text`. */
export function reportDiagnostics(io: Io, file: string, text: string, diagnostics: readonly Diagnosed[]): void {
  if (diagnostics.length === 0) return;
  const describe = diagnosticText(file === '-' ? 'standard input' : file, text, painter(io.err.colour()));
  io.err.write(diagnostics.map(describe).join(''));
}

/** Prints what could not be drawn as measured. */
export function reportWarnings(io: Io, file: string, warnings: readonly string[]): void {
  if (warnings.length === 0) return;
  const paint = painter(io.err.colour());
  const head = `${paint('bold', `${file === '-' ? 'standard input' : printable(file)}:`)} ${paint('yellow', 'warning:')}`;
  for (const each of warnings) io.err.write(`${head} ${printable(each)}\n`);
}
