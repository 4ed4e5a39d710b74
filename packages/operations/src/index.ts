// The operations of Linework, each declared once.
export { allCodes } from './all-codes.js';
export { type ErrorEnvelope, type ErrorKey, errorKeys } from './error-keys.js';
export {
  type AnyOperation,
  isRefusal,
  type OperationContext,
  type OperationSchemas,
  type Ran,
  type Refusal,
} from './operation.js';
export { mapIcons } from './operations/map-icons.js';
export { type ReadText, readText } from './operations/read.js';
export { searchIcons } from './operations/search-icons.js';
export { isOfConverter, type Raised, raisedBy } from './raised-by.js';
export { operations } from './registry.js';
export { type SharedSchemas, sharedSchemas } from './shared-schemas.js';
export { type WireOutline, wireOutline } from './wire-outline.js';
