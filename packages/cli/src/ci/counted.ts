// A number with its noun: in, both; out, `1 picture`, `2 pictures`.

export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
