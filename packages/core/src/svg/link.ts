// Which links a picture is allowed to carry: https or relative. Everything else is dropped here again, whatever the
// language allowed.

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Browsers strip some of these before they look for a scheme, so a link must contain none of them. */
const UNSAFE = /[\u0000-\u0020\u007f-\u009f\\]/;

/** The link as it can be written, or undefined. */
export function safeLink(link: string): string | undefined {
  if (link === '' || UNSAFE.test(link)) return undefined;
  // `//host/path` takes the scheme of the surrounding page, so it is neither certainly https nor relative to the
  // picture.
  const allowed = SCHEME.test(link) ? /^https:\/\/[^/]/i.test(link) : !link.startsWith('//');
  return allowed ? link : undefined;
}
