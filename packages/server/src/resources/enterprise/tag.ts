export const enterpriseTag = {
  name: 'Enterprise',
  description: 'Questions of companies to the operator of the service.',
} as const;
