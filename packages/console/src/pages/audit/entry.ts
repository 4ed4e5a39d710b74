// An entry of the audit log, as the service answers it.
import type { Of } from '../../api/of.js';

export type Entry = Of<'/orgs/{org}/audit', 'get'>['entries'][number];
