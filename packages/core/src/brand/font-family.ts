// Names of font families that can be written into a picture: in, a name; out, whether it is one.

/** Letters, digits, spaces and hyphens; never a quote, a bracket or a comma. */
const FAMILY = /^[A-Za-z0-9][A-Za-z0-9 -]{0,63}$/;

export function isFontFamily(name: string): boolean {
  return FAMILY.test(name);
}
