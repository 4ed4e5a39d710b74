// A node with a type of the language: in, its meaning; out, its body and its text for screen readers.

import type { NodeType } from '../../grammar/node-types.js';
import type { IconLookup } from '../../scene/icon.js';
import { namedIcon } from '../../scene/parts/named-icon.js';
import { nodeBody } from '../../scene/parts/node.js';
import { oneLine } from '../../text/one-line.js';
import type { NodeMeaning } from '../node-meaning.js';
import type { GraphNode, RankWishes } from './content.js';

/** The person's mark replaces this icon. */
const PERSON_ICON = 'lx:user';

/** The type with that silhouette. */
const HEXAGON: NodeType = 'gateway';

interface TypedNode extends NodeMeaning, RankWishes {
  readonly group?: string;
  readonly caption?: string;
  /** Replaces the silhouette of its type. */
  readonly shape?: 'hexagon';
  /** Run by others, whatever its type. */
  readonly external?: boolean;
}

/** `wrap`: the width to wrap its text at, over the usual one. */
export function typedNode(node: TypedNode, icons: IconLookup, wrap = 1): GraphNode {
  const { id, type, shape, label, caption, sub, tone, desc, link, group, same, before } = node;
  const form = shape === undefined ? type : HEXAGON;
  const icon = form === 'person' && node.icon === PERSON_ICON ? undefined : namedIcon(node.icon, icons);
  const face = {
    form,
    label,
    tone,
    ...(wrap === 1 ? {} : { wrap }),
    ...(node.external === true ? { dashed: true } : {}),
    ...(caption === undefined ? {} : { caption }),
    ...(sub === undefined ? {} : { sub }),
    ...(icon === undefined ? {} : { icon }),
  };
  const texts = [label, caption, sub].filter((each) => each !== undefined);
  return {
    ...nodeBody(face),
    id,
    name: oneLine(label),
    ...(texts.length === 1 ? {} : { spoken: oneLine(texts.join(' ')) }),
    ...(desc === undefined ? {} : { desc }),
    ...(link === undefined ? {} : { link }),
    ...(group === undefined ? {} : { group }),
    ...(same === undefined ? {} : { same }),
    ...(before === undefined ? {} : { before }),
  };
}
