// A plugin for markdown-it: in, an instance of it; out, the same instance, which draws the diagram fences of every page.
import {
  DiagramError,
  escaped,
  type Page,
  type PictureFolder,
  type PluginOptions,
  type Problem,
  picturesOf,
  type SiteTheme,
} from '@linework/markdown';

export { DiagramError, type PictureFolder, type PluginOptions, type Problem, type SiteTheme };

/** What tools pass with a page. VitePress names its file `path`, Eleventy `page.inputPath`. */
interface Environment {
  readonly path?: unknown;
  readonly page?: { readonly inputPath?: unknown };
  /** VitePress and other tools that make a Vue component of the HTML. */
  readonly sfcBlocks?: unknown;
}

export interface MarkdownItOptions extends PluginOptions {
  /** Writes pictures so that a Vue template keeps them unchanged. Default: found out, which works for VitePress and VuePress. */
  readonly vue?: boolean;
}

interface Token {
  readonly info: string;
  readonly content: string;
  readonly map: readonly number[] | null;
}

/** What this plugin needs of markdown-it, in the versions that tools have, some of them inside their own bundle. */
export interface MarkdownItLike {
  readonly renderer: {
    readonly rules: {
      // As a method, because its parameters differ between versions.
      fence?(tokens: readonly Token[], index: number, settings: unknown, env: unknown, self: unknown): string;
    };
  };
}

/** `md.use(linework)` or `md.use(linework, { convert: true })`. */
export default function linework(md: MarkdownItLike, { vue, ...options }: MarkdownItOptions = {}): void {
  const pictures = picturesOf(options);
  const pages = new WeakMap<object, Page>();
  const { rules } = md.renderer;
  const other = rules.fence;
  rules.fence = function fence(tokens, index, settings, environment, self) {
    const token = tokens[index];
    if (token === undefined || !pictures.draws(token.info))
      return other?.call(this, tokens, index, settings, environment, self) ?? '';
    const env = environment as Environment | undefined;
    // All tokens of a page are one array, whatever the environment is.
    const page = pages.get(tokens) ?? pictures.page();
    pages.set(tokens, page);
    const file = fileOf(env);
    const html = page({
      info: token.info,
      source: token.content,
      line: (token.map?.[0] ?? 0) + 1,
      ...(file === undefined ? {} : { file }),
    });
    return `${(vue ?? env?.sfcBlocks !== undefined) ? forVue(html) : html}\n`;
  };
}

function fileOf(env: Environment | undefined): string | undefined {
  const file = env?.path ?? env?.page?.inputPath;
  return typeof file === 'string' ? file : undefined;
}

/** A template would drop style elements and read braces as expressions. */
function forVue(html: string): string {
  return `<div v-html="${escaped(JSON.stringify(html))}"></div>`;
}
