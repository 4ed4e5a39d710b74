// node scripts/sso/mutations.mjs [WORDS]: takes out each check of single sign-on and provisioning whose name contains the words, one at a time, and runs
// the tests of its protocol. Exits 1 if the tests pass without a check. Each protocol has its list, with rows like those of scripts/planted/faults.mjs.
import { plantAll } from '../planted/plant.mjs';
import { OIDC } from './oidc-mutations.mjs';
import { SAML } from './saml-mutations.mjs';
import { SCIM } from './scim-mutations.mjs';

const words = process.argv.slice(2).join(' ');
plantAll([...OIDC, ...SAML, ...SCIM].filter(({ name }) => name.includes(words)));
