// Bytes as the service writes them: in, base64url; out, bytes, and the reverse (RFC 4648, section 5).

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(characters, (each) => each.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const characters = Array.from(new Uint8Array(bytes), (each) => String.fromCharCode(each)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
