// Whether a browser is sent to an address to sign in: in, the address; out, whether it is https, or a provider on this machine. Anybody on the way of plain
// http could show a page of their own instead.
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export function isSignInAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.test(hostname));
}
