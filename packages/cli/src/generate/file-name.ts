// The name of a part of an import as that of a file: in, any words; out, letters, digits, dots and hyphens.

export function fileName(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}._-]+/gu, '-')
      .replace(/^[-.]+|[-.]+$/g, '')
      .slice(0, 80) || 'part'
  );
}
