// Addresses of the pictures and files of a diagram: in, its owner, its id and its version; out, paths of this service, which the session opens.
import { fileName } from '@linework/editor/file-name';
import type { PageScheme } from '@linework/editor/scheme';
import type { Diagram } from './endpoints.js';
import type { Owner } from './owner.js';

export type Scheme = PageScheme['scheme']['value'];

type Named = Pick<Diagram, 'id' | 'version'>;

/** Of a version. The number is always in it, so that a new version is another address. */
export function pictureOf({ id, version }: Named, scheme: Scheme): string {
  return `/d/${id}${dark(scheme)}.svg?version=${version}`;
}

/** Of the latest version, for a list. Members' pictures count for the member, others for the network. */
export function cardPictureOf(owner: Owner, diagram: Named, scheme: Scheme): string {
  return owner.kind === 'account'
    ? pictureOf(diagram, scheme)
    : `/orgs/${owner.org.slug}/diagrams/${diagram.id}/svg?theme=${scheme}`;
}

export interface FileLink {
  readonly words: string;
  readonly path: string;
  /** As what the browser saves it. */
  readonly name: string;
}

/** PNG and PDF have one colour. An SVG of the theme `auto` has both; a diagram that is dark for everyone has no light picture. */
export function filesOf(
  owner: Owner,
  { id, title, theme }: Pick<Diagram, 'id' | 'title' | 'theme'>,
): readonly FileLink[] {
  const schemes: readonly Scheme[] = theme === 'dark' ? ['dark'] : ['light', 'dark'];
  const isMembers = owner.kind === 'organisation';
  const formats = isMembers ? (['png', 'pdf'] as const) : (['svg', 'png', 'pdf'] as const);
  const ofLink = schemes.flatMap((scheme) =>
    formats.map((format): FileLink => {
      const isBoth = format === 'svg' && scheme === 'light' && theme === 'auto';
      return {
        words: `${format.toUpperCase()}, ${isBoth ? 'both colours' : scheme}`,
        path: `/d/${id}${dark(scheme)}.${format}`,
        name: fileName(title, scheme === 'dark' ? `dark.${format}` : format),
      };
    }),
  );
  return isMembers ? [...membersFiles(owner.org.slug, id, title), ...ofLink] : ofLink;
}

/** Members choose the colours, whatever the theme of the link is. */
function membersFiles(org: string, id: string, title: string): readonly FileLink[] {
  const path = `/orgs/${org}/diagrams/${id}/svg`;
  return [
    { words: 'SVG, light', path: `${path}?theme=light`, name: fileName(title, 'svg') },
    { words: 'SVG, dark', path: `${path}?theme=dark`, name: fileName(title, 'dark.svg') },
    { words: 'SVG, both colours', path: `${path}?theme=auto`, name: fileName(title, 'svg') },
    { words: 'SVG with its source', path: `${path}?embedSource=true`, name: fileName(title, 'svg') },
  ];
}

const dark = (scheme: Scheme): string => (scheme === 'dark' ? '.dark' : '');
