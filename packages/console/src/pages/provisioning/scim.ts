// The provisioning settings, as the service answers them.
import type { Of } from '../../api/of.js';

export type Scim = Of<'/orgs/{org}/scim', 'get'>;
