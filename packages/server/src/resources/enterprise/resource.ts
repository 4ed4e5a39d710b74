// Enterprise enquiries.
import type { Resource } from '../../platform/resource.js';
import { sendEnquiry } from './enquire.js';
import { noEnquiries } from './errors.js';

export const enterprise: Resource = { endpoints: [sendEnquiry], errors: [noEnquiries] };
