// What the component takes, on a server and in a browser.
import type { PluginOptions } from '@linework/markdown';

export interface DiagramProps extends Omit<PluginOptions, 'cache' | 'convert' | 'onError' | 'output' | 'warn'> {
  readonly source: string;
  readonly className?: string;
}
