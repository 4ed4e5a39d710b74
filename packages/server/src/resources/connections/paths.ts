// Where the authorization server stands.
export const PATHS = { authorize: '/oauth/authorize', token: '/oauth/token', register: '/oauth/register' } as const;
