// Arrows between the participants of Mermaid's sequence diagrams: in, an arrow as written; out, our arrow, and what has no
// equivalent. docs/conversion.md, Sequence diagrams; half arrows become the nearest.

export interface MessageArrow {
  readonly arrow: '->' | '-->' | '..>' | '--' | '<->' | '<-->';
  /** The head is at the sender's end, so the message is reversed. */
  readonly reversed: boolean;
  /** The part without an equivalent. */
  readonly loss?: string;
}

/** Arrows that end in a letter, a bracket or a half head, as the source of a pattern. */
export const UNPOINTED_ARROWS: string = String.raw`--?[xX)]|--?\|[\\/]|--?\\\\|--?\/\/|[\\/]\|--?|\/\/--?|\\\\--?`;

const HALF = 'A half arrowhead';
const REVERSED = 'A half arrowhead at the start of the line';

export function messageArrow(written: string): MessageArrow {
  const line = written.includes('--') ? '-->' : '->';
  switch (written) {
    case '<<-->>':
      return { arrow: '<-->', reversed: false };
    case '<<->>':
      return { arrow: '<->', reversed: false };
    case '-->>':
    case '->>':
      return { arrow: line, reversed: false };
    case '->':
      return { arrow: '--', reversed: false };
    case '-->':
      return { arrow: '--', reversed: false, loss: 'A dotted line without a head' };
    default:
  }
  if (written.endsWith(')')) return { arrow: '..>', reversed: false };
  if (/x$/i.test(written)) return { arrow: line, reversed: false, loss: 'A cross at the end of a line' };
  if (written.startsWith('-')) return { arrow: line, reversed: false, loss: HALF };
  return { arrow: line, reversed: true, loss: REVERSED };
}
