// Links that draw: with the source in them, signed, and in the form of a Kroki server.
import type { Resource } from '../../platform/resource.js';
import { drawLink } from './draw.js';
import { dataInvalid, formatUnknown, linkInvalid, sourceTooLarge, typeUnknown } from './errors.js';
import { krokiBody, krokiBodyAs } from './kroki/body.js';
import { krokiJson } from './kroki/json.js';
import { krokiLink } from './kroki/link.js';
import { signLink } from './sign.js';

export const renderLinks: Resource = {
  endpoints: [drawLink, signLink, krokiLink, krokiJson, krokiBody, krokiBodyAs],
  errors: [dataInvalid, formatUnknown, typeUnknown, linkInvalid, sourceTooLarge],
};
