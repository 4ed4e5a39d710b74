/** The same path at the host name under which the page was opened: another one is not allowed. */
export function atOrigin(url: string, origin: string): string {
  const { pathname, search } = new URL(url, origin);
  return `${origin}${pathname}${search}`;
}
