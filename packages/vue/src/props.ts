// What the component takes, on a server and in a browser.
import type { PluginOptions } from '@linework/markdown';

export interface DiagramProps extends Omit<PluginOptions, 'cache' | 'convert' | 'onError' | 'output' | 'warn'> {
  readonly source: string;
}

/** As Vue has to know them when it runs. */
export const NAMES: (keyof DiagramProps)[] = [
  'source',
  'theme',
  'brand',
  'icons',
  'ownIcons',
  'direction',
  'defaults',
  'ignore',
];
