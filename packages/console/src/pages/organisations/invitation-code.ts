// The code of an invitation: in, its link, or the code itself; out, the code.

export function invitationCode(link: string): string {
  const path = link.split(/[?#]/)[0] ?? '';
  return path.split('/').findLast((part) => part !== '') ?? '';
}
