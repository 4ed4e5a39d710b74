// The types of nodes, each with a silhouette of its own.

export type Form =
  | 'step'
  | 'decision'
  | 'terminal'
  | 'database'
  | 'cache'
  | 'queue'
  | 'storage'
  | 'person'
  | 'client'
  | 'gateway'
  | 'service'
  | 'function'
  | 'external'
  | 'identity'
  | 'secret'
  | 'document';
