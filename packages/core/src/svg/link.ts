// Which links a picture may carry: https or relative. Everything else is dropped here again, whatever the language allowed.

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Browsers strip some of these before they look for a scheme, so none may stand in a link at all. */
const UNSAFE = /[\u0000-\u0020\u007f-\u009f\\]/;

/** The link as it may be written, or undefined. */
export function safeLink(link: string): string | undefined {
  if (link === '' || UNSAFE.test(link)) return undefined;
  // `//host/path` takes the scheme of the page around it and is neither https for sure nor relative to the picture.
  const allowed = SCHEME.test(link) ? /^https:\/\/[^/]/i.test(link) : !link.startsWith('//');
  return allowed ? link : undefined;
}
