// An invitation that is to be sent.
import type { BodyOf } from '../../api/of.js';

export type Wanted = BodyOf<'/orgs/{org}/invites', 'post'>;
