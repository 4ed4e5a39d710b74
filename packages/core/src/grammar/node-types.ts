// The types of nodes and actors: each word's default tone and automatic icon.
import type { Form } from '../scene/parts/silhouettes/form.js';
import type { Tone } from '../scene/scene.js';

/** Each type has its own silhouette. */
export type NodeType = Form;

export interface NodeStyle {
  readonly tone: Tone;
  readonly icon?: string;
}

export const NODE_STYLES: Readonly<Record<NodeType, NodeStyle>> = {
  step: { tone: 'neutral' },
  decision: { tone: 'amber' },
  terminal: { tone: 'neutral' },
  database: { tone: 'aqua', icon: 'lx:database' },
  cache: { tone: 'aqua', icon: 'lx:layers' },
  queue: { tone: 'violet', icon: 'lx:gallery-horizontal-end' },
  storage: { tone: 'aqua', icon: 'lx:archive' },
  person: { tone: 'neutral', icon: 'lx:user' },
  client: { tone: 'brand', icon: 'lx:monitor' },
  gateway: { tone: 'violet', icon: 'lx:route' },
  service: { tone: 'brand', icon: 'lx:server' },
  function: { tone: 'orange', icon: 'lx:square-function' },
  external: { tone: 'neutral', icon: 'lx:external-link' },
  identity: { tone: 'green', icon: 'lx:id-card' },
  secret: { tone: 'red', icon: 'lx:key-round' },
  document: { tone: 'neutral' },
};

export function isNodeType(text: string): text is NodeType {
  return Object.hasOwn(NODE_STYLES, text);
}
