// Certificate lifecycle, as a pattern.
import type { Pattern } from '../pattern.js';

export const certificateLifecycle: Pattern = {
  id: 'certificate-lifecycle',
  title: 'Certificate lifecycle',
  topic: 'security',
  description: 'States of a certificate: requested, issued, in use, renewed, revoked, expired.',
  tags: [
    'certificate lifecycle',
    'certificate renewal',
    'tls certificate',
    'acme',
    "let's encrypt",
    'cert-manager',
    'expiry',
    'revocation',
    'pki',
    'certificate states',
    'https certificates',
  ],
  use: 'Certificates that expire unnoticed.',
  avoid: 'One certificate managed by a provider.',
  flavours: [],
  parameters: {
    days: { type: 'number', default: 30, least: 7, most: 60, meaning: 'Days before expiry when it is renewed' },
  },
  source: `
state "{{title}}" direction=right
state requested "Requested" sub="key made, request signed"
state checking "Being validated" sub="DNS or HTTP challenge"
state issued "Issued" tone=blue
state used "In use" tone=green sub="served, watched"
state renewing "Being renewed" tone=amber
state revoked "Revoked" tone=red
state expired "Expired" tone=red
start -> requested : "new name"
requested -> checking : "sent to the authority"
checking -> issued : "passed"
checking -> requested : "failed / retry"
issued -> used : "deployed"
used -> renewing : "{{days}} days left"
renewing -> used : "new one deployed"
renewing -> expired : "renewal failed / page" tone=red
used -> revoked : "key leaked"
revoked -> requested : "new key"
expired -> requested : "by hand"
used -> end : "name retired"
`,
};
