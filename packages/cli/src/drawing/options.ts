// Options of the verbs that draw, and what they mean to the core.
import type { DrawOptions } from '@linework/core';

export const schemeOption = {
  type: 'string',
  value: 'SCHEME',
  oneOf: ['light', 'dark', 'auto'],
  help: 'one picture in these colours; auto holds both and follows the reader',
} as const;

export const lookOptions = {
  'embed-source': { type: 'boolean', help: 'write the source into the picture, to be read back with linework read' },
  background: {
    type: 'string',
    value: 'GROUND',
    oneOf: ['canvas', 'none'],
    help: 'none leaves the painted ground out',
  },
} as const;

export function lookOf(options: {
  readonly 'embed-source': boolean;
  readonly background: 'canvas' | 'none' | undefined;
}): Omit<DrawOptions, 'scheme'> {
  return {
    ...(options['embed-source'] ? { embedSource: true } : {}),
    ...(options.background === undefined ? {} : { background: options.background }),
  };
}
