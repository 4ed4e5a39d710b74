// The meaning of an HTTP status code: in, `404`, `4XX` or `default`; out, a few words, or none for an unknown code.

const REASONS: Readonly<Record<string, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  206: 'Partial content',
  301: 'Moved permanently',
  302: 'Found',
  303: 'See other',
  304: 'Not modified',
  307: 'Temporary redirect',
  308: 'Permanent redirect',
  400: 'Bad request',
  401: 'Not signed in',
  402: 'Payment required',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  408: 'Timed out',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition failed',
  413: 'Too large',
  415: 'Unsupported type',
  418: "I'm a teapot",
  422: 'Not valid',
  423: 'Locked',
  429: 'Too many requests',
  500: 'Server error',
  501: 'Not implemented',
  502: 'Bad gateway',
  503: 'Not available',
  504: 'Gateway timed out',
  default: 'Any other response',
};

const CLASSES: Readonly<Record<string, string>> = {
  1: 'Information',
  2: 'Success',
  3: 'Redirect',
  4: 'Client error',
  5: 'Error of the server',
};

export function reasonOf(code: string): string {
  return REASONS[code] ?? (/^[1-5]xx$/i.test(code) ? CLASSES[code.charAt(0)] : undefined) ?? '';
}
