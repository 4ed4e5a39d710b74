// The tag of links that draw, for the description.
import type { Tag } from '@linework/operations';

export const renderLinkTag: Tag = {
  name: 'Links that draw',
  description: 'Pictures of a source that is in the link itself, signed links, and the paths of a Kroki server.',
};
