export const authTag = { name: 'Auth', description: 'Signing in and out, with a code sent by email.' } as const;
