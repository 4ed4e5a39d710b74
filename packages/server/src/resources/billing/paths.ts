// Where a checkout leads back to.
export const PLAN_PATH = '/plan';

export const ABANDONED_PATH = '/plan/abandoned';
