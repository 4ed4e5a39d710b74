// The title of a file: in, its path; out, the title.
export function titleOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w{1,8}$/, '');
  const words = name.replace(/[_-]{1,20}/g, ' ').trim();
  return words === '' || words === 'stdin' ? 'Data' : words.charAt(0).toUpperCase() + words.slice(1);
}
