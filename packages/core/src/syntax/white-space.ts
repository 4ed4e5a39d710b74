// White space inside a line: Unicode's, except line ends, and the byte order mark.
export function isSpace(c: string): boolean {
  if (c === ' ' || c === '\t') return true;
  return c > '~' || c < ' ' ? OTHERS.includes(c) && c !== '' : false;
}

const OTHERS =
  '\v\f\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
