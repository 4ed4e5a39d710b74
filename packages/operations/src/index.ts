// The operations of Linework, each declared once.
export {
  type Access,
  type Actor,
  accessKeys,
  LOCAL,
  type Membership,
  membershipOf,
  refusedAccess,
  SCOPES,
  type Scope,
  tenantOf,
} from './access.js';
export { allCodes } from './all-codes.js';
export { type ErrorKey, errorKeys, errorOf, type OwnError, type Refused } from './error-keys.js';
export {
  bodyTypes,
  type Cookie,
  FORM_TYPE,
  type HttpRoute,
  hasBody,
  pathParameters,
  placeOf,
  type Reply,
  statusOf,
  type Tag,
} from './http-route.js';
export {
  type AnyOperation,
  type CallLimit,
  type DeclaredOperation,
  type Effect,
  isRefusal,
  type Operation,
  type OperationContext,
  type OperationSchemas,
  operation,
  type Ran,
  type Refusal,
} from './operation.js';
export { FEATURES, type Feature, hasFeature, PLANS, type Plan, plansWith, type Terms } from './plans.js';
export { isOfConverter, type Raised, raisedBy } from './raised-by.js';
export { operations } from './registry.js';
export {
  isPermitted,
  PERMISSION_MEANINGS,
  type Permission,
  ROLES,
  type Role,
  roleRefusal,
  rolesThat,
} from './roles.js';
export { type SharedSchemas, sharedSchemas } from './shared-schemas.js';
export { accountTenant, organisationTenant, type Tenant, type TenantId } from './tenant.js';
