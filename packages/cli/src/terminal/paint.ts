// Colour codes for a terminal; plain text where colour is not allowed.

export type Ink = 'bold' | 'dim' | 'red' | 'yellow' | 'cyan';
export type Paint = (ink: Ink, text: string) => string;

const CODES: Readonly<Record<Ink, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  cyan: [36, 39],
};

export function painter(colour: boolean): Paint {
  if (!colour) return (_ink, text) => text;
  return (ink, text) => `\u001b[${CODES[ink][0]}m${text}\u001b[${CODES[ink][1]}m`;
}
