// Keys of a document, drawn or not (AsyncAPI 2 and 3).
export const DOCUMENT_KEYS: ReadonlySet<string> = new Set([
  'asyncapi',
  'id',
  'info',
  'servers',
  'defaultContentType',
  'channels',
  'operations',
  'components',
  'tags',
  'externalDocs',
]);
