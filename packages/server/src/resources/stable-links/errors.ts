// How only stable links fail.
import type { OwnError } from '@linework/operations';

export const aliasTaken: OwnError = { key: 'alias.taken', status: 409, meaning: 'Another account has this alias.' };
