// Whether a client already has what it asks for: in, its If-None-Match header and the current ETag; out, whether one of the tags is it (RFC 9110,
// section 13.1.2: the weak comparison).

export function hasCurrent(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((each) => {
    const tag = each.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag;
  });
}
