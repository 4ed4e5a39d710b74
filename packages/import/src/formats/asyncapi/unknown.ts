// Keys of a document that AsyncAPI does not have: in, the document; out, those keys as skipped. Messages and schemas have keys of
// many schema languages, so they are not searched.
import type { LeftOut } from '../../contract.js';
import type { References } from '../../reading/references.js';
import { at, entriesAt } from '../../reading/tree.js';
import { unknownKeys } from '../../reading/unknown-keys.js';
import type { AppDocument } from './applications.js';
import { CHANNEL_KEYS, DOCUMENT_KEYS, INFO_KEYS, OPERATION_KEYS, SERVER_KEYS } from './keys.data.js';

export function unknownIn({ root }: AppDocument, { follow }: References): readonly LeftOut[] {
  const each = (part: string, known: ReadonlySet<string>): readonly LeftOut[] =>
    entriesAt(root, part).flatMap(({ key, value }) => unknownKeys(follow(value), known, key));
  const operations2 = entriesAt(root, 'channels').flatMap(({ key, value }) =>
    ['subscribe', 'publish'].flatMap((way) => unknownKeys(at(follow(value), way), OPERATION_KEYS, `${key} ${way}`)),
  );
  return [
    ...unknownKeys(root, DOCUMENT_KEYS),
    ...unknownKeys(at(root, 'info'), INFO_KEYS, 'info'),
    ...each('servers', SERVER_KEYS),
    ...each('channels', CHANNEL_KEYS),
    ...operations2,
    ...each('operations', OPERATION_KEYS),
  ];
}
