// Keys of a document and of the maps in it, drawn or not (AsyncAPI 2 and 3).
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

export const INFO_KEYS: ReadonlySet<string> = new Set([
  'title',
  'version',
  'description',
  'termsOfService',
  'contact',
  'license',
  'tags',
  'externalDocs',
]);

export const SERVER_KEYS: ReadonlySet<string> = new Set([
  '$ref',
  'url',
  'host',
  'pathname',
  'protocol',
  'protocolVersion',
  'title',
  'summary',
  'description',
  'variables',
  'security',
  'tags',
  'externalDocs',
  'bindings',
]);

export const CHANNEL_KEYS: ReadonlySet<string> = new Set([
  '$ref',
  'address',
  'messages',
  'title',
  'summary',
  'description',
  'servers',
  'parameters',
  'tags',
  'externalDocs',
  'bindings',
  'subscribe',
  'publish',
  'deprecated',
]);

export const OPERATION_KEYS: ReadonlySet<string> = new Set([
  '$ref',
  'action',
  'channel',
  'operationId',
  'title',
  'summary',
  'description',
  'security',
  'tags',
  'externalDocs',
  'bindings',
  'traits',
  'message',
  'messages',
  'reply',
]);
