// `end`, `end loop;`: the end of a block in languages without braces.
const END = /^end(?: ?(?:box|group|loop|alt|opt|par|rect|critical|break))?;?$/i;

export function isEndOfBlock(text: string): boolean {
  return END.test(text);
}
