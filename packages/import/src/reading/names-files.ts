// The files that `$ref` names: in, a file of JSON or YAML; out, the relative addresses before `#`. The text is searched, not
// parsed, because a file that cannot be read names files all the same.
import type { FilesNamed } from '../contract.js';
import { decoded } from './references.js';

const REFERENCE =
  /\$ref["']?[ \t]{0,20}:[ \t]{0,20}(?:\r?\n[ \t]{0,200})?(?:"([^"\n#]{1,500})|'([^'\n#]{1,500})|([^\s"'#,}\]]{1,500}))/g;

export const filesNamed: FilesNamed = ({ content }) =>
  [...content.matchAll(REFERENCE)]
    .map(([, double, single, plain = '']) => double ?? single ?? plain)
    .filter((address) => !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address))
    .map((address) => ({ path: decoded(address) }));
