// Single sign-on of organisations.
import type { Resource } from '../../platform/resource.js';
import { addDomain } from './add-domain.js';
import { attemptUse, sealedAttempts } from './attempts.js';
import { makeBreakGlass } from './break-glass.js';
import { finishSso } from './callback.js';
import { changeSso } from './change.js';
import { connectOidc } from './connect.js';
import { connectSaml } from './connect-saml.js';
import { disconnectSso } from './disconnect.js';
import { discoverSso } from './discover.js';
import { domainName } from './domains.js';
import { encryptionUse, sealedEncryptionKeys } from './encryption-keys.js';
import { domainTaken, noConnection, notReady, notTested, notVerified, providerFailed } from './errors.js';
import { forgetExpired } from './expired.js';
import { otherActions } from './other-actions.js';
import { sealedSignOuts, signOutUse } from './provider-sign-out.js';
import { readSso } from './read.js';
import { removeDomain } from './remove-domain.js';
import { connectionUse, sealedSecrets } from './repo.js';
import { finishSaml } from './saml-acs.js';
import { samlMetadata } from './saml-metadata.js';
import { startSso } from './start.js';
import { stored } from './stored.js';
import { testSso } from './test.js';
import { useBreakGlass } from './use-break-glass.js';
import { verifyDomain } from './verify-domain.js';

export const sso: Resource = {
  tables: stored,
  otherActions,
  endpoints: [
    discoverSso,
    startSso,
    finishSso,
    samlMetadata,
    finishSaml,
    useBreakGlass,
    readSso,
    connectOidc,
    connectSaml,
    changeSso,
    disconnectSso,
    testSso,
    makeBreakGlass,
    addDomain,
    verifyDomain,
    removeDomain,
  ],
  errors: [noConnection, providerFailed, notTested, notVerified, domainTaken, notReady],
  secrets: [connectionUse, encryptionUse, attemptUse, signOutUse],
  sealed: [sealedSecrets, sealedEncryptionKeys, sealedAttempts, sealedSignOuts],
  names: [domainName],
  sweeps: [forgetExpired],
};
