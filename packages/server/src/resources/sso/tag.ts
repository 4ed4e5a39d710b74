export const ssoTag = {
  name: 'Single sign-on',
  description: 'Signing in through the identity provider of an organisation.',
} as const;
