// How only stable links fail.
import type { OwnError } from '../../platform/errors/own-error.js';

export const aliasTaken: OwnError = { key: 'alias.taken', status: 409, meaning: 'Another account has this alias.' };
