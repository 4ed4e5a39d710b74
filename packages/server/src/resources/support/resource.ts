// Priority support of organisations.
import type { Resource } from '../../platform/resource.js';
import { noContact, planRequired } from './errors.js';
import { readSupport } from './read.js';
import { requestSupport } from './request.js';

export const support: Resource = {
  endpoints: [readSupport, requestSupport],
  errors: [planRequired, noContact],
};
