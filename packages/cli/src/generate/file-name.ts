// The name of an import's part as a file name: in, any text; out, letters, digits, dots and hyphens.

export function fileName(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}._-]+/gu, '-')
      .replace(/^[-.]+|(?<![-.])[-.]+$/g, '')
      .slice(0, 80) || 'part'
  );
}
