export const supportTag = {
  name: 'Support',
  description: "Help from the operator's contact, for organisations whose plan includes priority support.",
} as const;
