// What every plugin can be asked for: in, the options of a site; out, all of them with their defaults.
import type { PreparedBrand, SourceOptions } from '@linework/library';
import type { Problem } from './problem.js';

/**
 * The colours of pictures. `site` follows the switch of the site: dark inside an element with the class `dark`, `data-theme="dark"` or
 * `data-bs-theme="dark"`; an image file follows the property `color-scheme` of its page. `auto` follows the reader's system.
 */
export type SiteTheme = 'site' | 'auto' | 'light' | 'dark';

/** Where pictures are written as files. Names contain a hash of the picture. */
export interface PictureFolder {
  /** Relative to the working directory, such as `public/diagrams`. */
  readonly folder: string;
  /** The address of this folder on the site, such as `/diagrams`. */
  readonly url: string;
}

export interface PluginOptions extends SourceOptions {
  /** Default: `site`. */
  readonly theme?: SiteTheme;
  /** The look of your company, from `prepareBrand` of `linework`. */
  readonly brand?: PreparedBrand;
  /** Also draws fences of Mermaid. Default: false. */
  readonly convert?: boolean;
  /** `inline` writes each picture into its page. Default: `inline`. */
  readonly output?: 'inline' | PictureFolder;
  /**
   * `fail` stops the build at the first diagram with errors, `show` writes the errors into the page. Default: `show` while `NODE_ENV` is
   * `development` or Eleventy serves or watches; `fail` otherwise.
   */
  readonly onError?: 'fail' | 'show';
  /** Receives what is worth a look but doesn't prevent a picture, such as losses of a conversion. Default: writes it to standard error. */
  readonly warn?: (problem: Problem) => void;
  /** A folder that keeps pictures between builds, such as `node_modules/.cache/linework`. Default: none; pictures are kept in memory. */
  readonly cache?: string;
}

/** Options whose defaults are known; the rest goes to the library. */
export interface Settings {
  readonly theme: SiteTheme;
  readonly convert: boolean;
  readonly output: 'inline' | PictureFolder;
  readonly onError: 'fail' | 'show';
  readonly warn: (problem: Problem) => void;
  readonly cache: string | undefined;
  readonly source: SourceOptions & { readonly brand?: PreparedBrand };
}

const THEMES: readonly string[] = ['site', 'auto', 'light', 'dark'] satisfies readonly SiteTheme[];

/** Throws a TypeError for a value that isn't in the types: configuration files are often plain JavaScript. */
export function settingsOf(
  { theme = 'site', convert = false, output = 'inline', onError, warn, cache, ...source }: PluginOptions,
  environment: Readonly<Record<string, string | undefined>>,
): Settings {
  if (!THEMES.includes(theme))
    throw new TypeError(`linework: theme must be one of ${THEMES.join(', ')}, not '${theme}'.`);
  if (output !== 'inline' && (typeof output.folder !== 'string' || typeof output.url !== 'string'))
    throw new TypeError("linework: output must be 'inline' or { folder, url }.");
  return {
    theme,
    convert,
    output,
    onError: onError ?? (isServing(environment) ? 'show' : 'fail'),
    warn: warn ?? ((problem) => process.stderr.write(`${problem.text}\n`)),
    cache,
    source,
  };
}

function isServing({ NODE_ENV, ELEVENTY_RUN_MODE = 'build' }: Readonly<Record<string, string | undefined>>): boolean {
  return NODE_ENV === 'development' || ELEVENTY_RUN_MODE !== 'build';
}
