// What all plugins share: in, the options of a site, then the fences of a page; out, the markup of each picture, or its errors.
import { cached } from './cache.js';
import { type Fence, languageOf, linkOf } from './fence.js';
import { errorMarkup, idOf, imageMarkup, inlineMarkup, withId } from './markup.js';
import { type PluginOptions, settingsOf } from './options.js';
import { writtenFile } from './picture-file.js';
import { DiagramError, problemsOf } from './problem.js';

export type { Fence } from './fence.js';
export { type HastElement, type HastText, hastOf } from './hast.js';
export { escaped } from './markup.js';
export type { PictureFolder, PluginOptions, SiteTheme } from './options.js';
export { DiagramError, type Problem } from './problem.js';

export interface Pictures {
  /** Whether a fence with these words after its marks is drawn. */
  readonly draws: (info: string) => boolean;
  /** Starts a page: a picture that it shows twice gets two ids. `part`: letters and digits that all ids of this part of the page end with. */
  readonly page: (part?: string) => Page;
}

/**
 * The HTML of a fence's picture, well-formed as XML.
 * @throws DiagramError for a source with errors, unless they are shown in its place.
 */
export type Page = (fence: Fence) => string;

export function picturesOf(options: PluginOptions = {}): Pictures {
  const settings = settingsOf(options, process.env);
  const draw = cached(settings);
  const page = (part = ''): Page => {
    const copies = new Map<string, number>();
    return (fence) => {
      const picture = draw(fence.source, languageOf(fence.info, settings.convert) ?? 'diagram');
      if (!picture.ok) {
        const problems = problemsOf(picture.diagnostics, fence);
        if (settings.onError === 'fail') throw new DiagramError(problems);
        return errorMarkup(problems, fence.source);
      }
      for (const each of problemsOf(picture.warnings, fence)) settings.warn(each);
      const link = linkOf(fence.info);
      if (settings.output !== 'inline') return imageMarkup(writtenFile(picture, settings.output), link);
      const id = idOf(picture.svg) ?? '';
      const copy = (copies.get(id) ?? 0) + 1;
      copies.set(id, copy);
      return inlineMarkup(withId(picture.svg, `${part}${copy === 1 ? '' : copy}`), link);
    };
  };
  return { draws: (info) => languageOf(info, settings.convert) !== undefined, page };
}
