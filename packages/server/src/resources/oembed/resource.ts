// The description of a link for sites that show it (oEmbed 1.0).
import type { Resource } from '../../platform/resource.js';
import { describeLink } from './describe.js';
import { formatUnknown } from './errors.js';

export const oembed: Resource = { endpoints: [describeLink], errors: [formatUnknown] };
