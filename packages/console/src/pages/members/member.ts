// A member of an organisation, as the service answers it.
import type { Of } from '../../api/of.js';

export type Member = Of<'/orgs/{org}/members', 'get'>['members'][number];
