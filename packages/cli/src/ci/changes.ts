// What changed in diagrams since a revision, for a report: in, a folder and a revision; out, each changed diagram with its changes in words.
import { compareSources, comparisonPicture } from '@linework/core';
import type { Settings } from '@linework/operations/settings/settings';
import { contextIn } from '@linework/operations/settings/settings';
import { gitVersions } from '../files/git-versions.js';
import { icons } from '../icons.js';

export interface ChangedDiagram {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly words: readonly string[];
  /** Both versions with the changes marked, where both can be drawn. */
  readonly picture?: { readonly light: string; readonly dark: string };
}

const MOST_WORDS = 20;
const SCHEMES = ['light', 'dark'] as const;

export function changedDiagrams(
  folder: string,
  revision: string,
  settings: Settings,
  draws: boolean,
): readonly ChangedDiagram[] {
  return gitVersions(folder, revision, ['*.diagram']).map(({ path, before, after }) => {
    if (before === undefined) return { path, words: ['Added the diagram.'] };
    if (after === undefined) return { path, words: ['Removed the diagram.'] };
    const context = { icons, ...contextIn(settings) };
    const { ok, changes, summary, marked } = compareSources(before, after, context);
    const words = ok && changes.length > 0 ? changes.map((each) => each.words) : [summary];
    const rest = words.length - MOST_WORDS;
    const [light, dark] = draws ? SCHEMES.map((scheme) => comparisonPicture(marked, scheme, context)) : [];
    return {
      path,
      words: rest > 0 ? [...words.slice(0, MOST_WORDS), `And ${rest} more.`] : words,
      ...(light === undefined || dark === undefined ? {} : { picture: { light, dark } }),
    };
  });
}

/** The file name of a diagram's picture. */
export function pictureName(path: string, scheme: 'light' | 'dark'): string {
  const stem = path.replace(/\.diagram$/, '').replaceAll('/', '-');
  return `${stem}.changes${scheme === 'dark' ? '.dark' : ''}.svg`;
}

/** The part of a report after the findings. */
export function changesText(changed: readonly ChangedDiagram[]): string {
  if (changed.length === 0) return '';
  const parts = changed.map(
    ({ path, words }) => `**${path}**\n\n${words.map((each) => `- ${each.replaceAll('<', '&lt;')}`).join('\n')}\n`,
  );
  return `\n### Changed diagrams\n\n${parts.join('\n')}`;
}
