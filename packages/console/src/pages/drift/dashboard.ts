// The drift of an organisation, as the service answers it.
import type { Of } from '../../api/of.js';

export type Drift = Of<'/orgs/{org}/drift', 'get'>;

export type Repository = Drift['repositories'][number];
