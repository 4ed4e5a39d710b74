// Paths of files that name one another: in, the path of a file and what is written in it; out, the path that is meant.

/** Nothing where it leads out of the folder that was given. */
export function besideFile(file: string, written: string): string | undefined {
  const way = file.split('/').slice(0, -1);
  for (const part of written.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') way.push(part);
    else if (way.pop() === undefined) return undefined;
  }
  return way.join('/');
}
