// Where the audit log is forwarded to, as the service answers it.
import type { Of } from '../../api/of.js';

export type Forwarded = NonNullable<Of<'/orgs/{org}/audit/forwarding', 'get'>['forwarding']>;
