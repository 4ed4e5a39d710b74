// Names of the parts of an import as files: in, any text; out, letters, digits, dots and hyphens.

function fileName(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}._-]+/gu, '-')
      .replace(/^[-.]+|(?<![-.])[-.]+$/g, '')
      .slice(0, 80) || 'part'
  );
}

/** The file of a part, beside the overview. */
export function partPath(out: string, part: string): string {
  return `${out.replace(/\.diagram$/, '')}.${fileName(part)}.diagram`;
}
