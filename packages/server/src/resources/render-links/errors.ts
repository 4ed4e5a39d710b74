// How only links that draw fail.
import type { OwnError } from '@linework/operations';

export const dataInvalid: OwnError = {
  key: 'render.data_invalid',
  status: 400,
  meaning: 'The link does not contain a source: UTF-8, compressed with zlib, in base64url.',
};

export const formatUnknown: OwnError = {
  key: 'render.format_unknown',
  status: 400,
  meaning: 'There is no picture format of this name. The message lists them.',
};

export const typeUnknown: OwnError = {
  key: 'render.type_unknown',
  status: 400,
  meaning: 'Diagrams of this type are not drawn here. The message lists the types.',
};

export const linkInvalid: OwnError = {
  key: 'render.link_invalid',
  status: 403,
  meaning: 'The signed link was changed, has expired, or was signed with a key that is no longer valid.',
};

export const sourceTooLarge: OwnError = {
  key: 'render.source_too_large',
  status: 413,
  meaning: 'The source is too large for a link. Publish the diagram, or send the source in the body of a POST request.',
};
