// The paths of the authorization server.
export const PATHS = { authorize: '/oauth/authorize', token: '/oauth/token', register: '/oauth/register' } as const;
