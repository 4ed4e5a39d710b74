// Which links a picture may carry: https or relative. Everything else is dropped here again, whatever the language allowed.

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Browsers strip some of these before they look for a scheme, so none may stand in a link at all. */
const UNSAFE = /[\u0000-\u0020\u007f\\]/;

/** The link as it may be written, or undefined. */
export function safeLink(link: string): string | undefined {
  if (link === '' || UNSAFE.test(link)) return undefined;
  if (SCHEME.test(link)) return /^https:\/\/[^/]/i.test(link) ? link : undefined;
  // `//host/path` takes the scheme of the page around it and is neither https for sure nor relative to the picture.
  return link.startsWith('//') ? undefined : link;
}
