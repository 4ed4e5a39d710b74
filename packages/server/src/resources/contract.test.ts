// The contract of the stateful endpoints: any request gets a response that /openapi.json describes, and exactly the callers whom a rule names are allowed.
// Owners are kept apart: isolation.test.ts. Endpoints that need a payment provider: billing/contract.test.ts.
import { contractOf } from '../testing/contract.js';
import { ALWAYS_REFUSED, goodInput } from '../testing/fixtures.js';
import { hosted } from '../testing/hosted.js';
import { partOf } from '../testing/part.js';
import { needsProvider } from './billing/testing/fixtures.js';
import { endpoints } from './registry.js';

const service = hosted();

contractOf({
  hosted: service,
  endpoints: partOf(endpoints.filter(({ http, name }) => http !== undefined && !needsProvider(name))),
  inputOf: (endpoint, owner) => goodInput(service.service(), endpoint, owner),
  refused: ALWAYS_REFUSED,
});
