export const authTag = { name: 'Auth', description: 'Signing in and out, by a code that comes by mail.' } as const;
