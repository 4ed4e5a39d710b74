// UTF-8 for the core, which has no TextEncoder in its type library. Lone surrogates are kept as three bytes (WTF-8), so
// that every string is restored unchanged.

export function utf8Bytes(text: string): number[] {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0;
    // A pair of surrogates is one character.
    if (code > 0xffff) at++;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 0x3f));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 0x3f), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    }
  }
  return bytes;
}

/** The text of the bytes; undefined if they are not what `utf8Bytes` writes. */
export function textFromUtf8(bytes: readonly number[]): string | undefined {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at] ?? 0;
    const extra = lead < 0x80 ? 0 : lead < 0xc0 ? -1 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : lead < 0xf8 ? 3 : -1;
    if (extra < 0) return undefined;
    let code = extra === 0 ? lead : lead & (0x3f >> extra);
    for (let i = 1; i <= extra; i++) {
      const next = bytes[at + i];
      if (next === undefined || (next & 0xc0) !== 0x80) return undefined;
      code = (code << 6) | (next & 0x3f);
    }
    const least = [0, 0x80, 0x800, 0x10000][extra] ?? 0;
    if (code < least || code > 0x10ffff) return undefined;
    text += String.fromCodePoint(code);
    at += extra + 1;
  }
  return text;
}
