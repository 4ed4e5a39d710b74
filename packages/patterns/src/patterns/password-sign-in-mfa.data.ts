// Sign-in with password and second factor, as a pattern.
import type { Pattern } from '../pattern.js';

export const passwordSignInMfa: Pattern = {
  id: 'password-sign-in-mfa',
  title: 'Sign-in with password and second factor',
  topic: 'security',
  description: 'A password is checked, a second factor requested, and a session started; failures are slowed down.',
  tags: [
    'login',
    'log in',
    'sign in',
    'password login',
    'mfa',
    '2fa',
    'two-factor',
    'totp',
    'passkey',
    'webauthn',
    'session',
    'account lockout',
    'brute force protection',
    'login flow',
    'authentication flow',
    'remember me',
  ],
  use: 'An application that manages its own accounts.',
  avoid: 'A company with an identity provider.',
  flavours: ['aws', 'azure', 'gcp', 'self-hosted'],
  parameters: { passkey: { type: 'switch', default: true, meaning: 'A passkey instead' } },
  source: `
sequence "{{title}}"
actor user client "Browser"
actor app service "Application" {{containers}}
actor db database "Accounts" {{sql}}
actor sessions cache "Sessions" {{cache}}
user -> app : "name, password"
app -> app : "tries from this address and name"
alt "too many" {
  app --> user : "429, wait" tone=red
} else "fine" {
  app -> db : "hash of the password" role=data
  db --> app : "hash, second factor"
  app -> app : "compare in constant time"
}
opt "password is right" {
  app --> user : "asks for the code"
  user -> app : "6 digits, remembered device?"
  app -> sessions : "new session id" role=data
  app --> user : "cookie: HttpOnly, Secure, SameSite" tone=green
}
@if passkey
divider "With a passkey"
user -> app : "name"
app --> user : "challenge"
user -> app : "challenge signed on the device"
app -> sessions : "new session id" role=data
app --> user : "cookie" tone=green
@end
`,
};
