// An extension for Marked: in, the options of a site; out, what `marked.use` takes, which draws the diagram fences of every text.
import {
  DiagramError,
  type Page,
  type PictureFolder,
  type PluginOptions,
  type Problem,
  picturesOf,
  type SiteTheme,
} from '@linework/markdown';
import type { MarkedExtension, Token, Tokens } from 'marked';

export { DiagramError, type PictureFolder, type PluginOptions, type Problem, type SiteTheme };

interface Place {
  readonly line: number;
  readonly page: Page;
}

/** `marked.use(linework())` or `marked.use(linework({ convert: true }))`. Marked knows no files, so messages name only lines. */
export default function linework(options: PluginOptions = {}): MarkedExtension {
  const pictures = picturesOf(options);
  const places = new WeakMap<object, Place>();
  return {
    hooks: {
      processAllTokens: (tokens) => {
        setPlaces(tokens, { line: 1, page: pictures.page() }, places);
        return tokens;
      },
    },
    renderer: {
      code: (token) => {
        const info = token.lang ?? '';
        if (!pictures.draws(info)) return false;
        const { line, page } = places.get(token) ?? { line: 1, page: pictures.page() };
        return `${page({ info, source: token.text, line })}\n`;
      },
    },
  };
}

function setPlaces(tokens: readonly Token[], { line, page }: Place, places: WeakMap<object, Place>): void {
  let at = line;
  for (const token of tokens) {
    if (token.type === 'code') places.set(token, { line: at, page });
    const children =
      token.type === 'list' ? (token as Tokens.List).items : 'tokens' in token ? token.tokens : undefined;
    if (children !== undefined) setPlaces(children, { line: at, page }, places);
    at += token.raw.split('\n').length - 1;
  }
}
