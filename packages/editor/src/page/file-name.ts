// The name of a downloaded file: in, the title of a diagram.

const LONGEST = 60;

export function fileName(title: string, ending: string): string {
  const words = (title || 'diagram')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${[...words].slice(0, LONGEST).join('') || 'diagram'}.${ending}`;
}
