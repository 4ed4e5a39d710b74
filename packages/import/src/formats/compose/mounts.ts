// What a service mounts: in, one of its volumes in short or long form; out, its kind, source and target.
import type { FilePlace } from '../../file-place.js';
import { type Tree, textAt } from '../../reading/tree.js';
import { filled, partsOf } from './variables.js';

export interface Mount {
  /** A `volume` without a source is anonymous. */
  readonly type: string;
  readonly source?: string;
  readonly target: string;
  readonly readOnly: boolean;
  readonly place: FilePlace;
}

const BIND = /^[./~$]|^[A-Za-z]:[\\/]/;
const DRIVE = /^[A-Za-z]$/;

export function mountOf(tree: Tree): Mount | undefined {
  const { place } = tree;
  if (tree.is === 'map') {
    const [type, source, target] = ['type', 'source', 'target'].map((key) => filled(textAt(tree, key) ?? '').trim());
    const readOnly = textAt(tree, 'read_only') === 'true';
    return mountFrom({ type: type || 'volume', target: target ?? '', readOnly, place }, source ?? '');
  }
  const [first = '', second, ...rest] = withDrives(partsOf(filled(textAt(tree) ?? '')).map((part) => part.trim()));
  if (second === undefined) return mountFrom({ type: 'volume', target: first, readOnly: false, place }, '');
  const readOnly = rest.some((mode) => mode.split(',').includes('ro'));
  return mountFrom({ type: BIND.test(first) ? 'bind' : 'volume', target: second, readOnly, place }, first);
}

function mountFrom(mount: Mount, source: string): Mount | undefined {
  if (source === '' && mount.target === '') return undefined;
  return source === '' ? mount : { ...mount, source };
}

/** `C:\data:/data` has two parts, not three; `c:/data` is a volume of one letter. */
function withDrives(parts: readonly string[]): readonly string[] {
  const [letter = '', way = '', ...rest] = parts;
  const drive =
    DRIVE.test(letter) && (way.startsWith('\\') || (way.startsWith('/') && rest[0]?.startsWith('/') === true));
  return drive ? [`${letter}:${way}`, ...rest] : parts;
}
