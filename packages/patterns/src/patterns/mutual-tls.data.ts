// Mutual TLS between services, as a pattern.
import type { Pattern } from '../pattern.js';

export const mutualTls: Pattern = {
  id: 'mutual-tls',
  title: 'Mutual TLS between services',
  topic: 'security',
  description: 'Both sides of a connection present certificates of an internal authority, short-lived and renewed.',
  tags: [
    'mtls',
    'mutual tls',
    'mutual authentication',
    'client certificates',
    'certificates on both sides',
    'internal ca',
    'private ca',
    'x.509',
    'spiffe',
    'spire',
    'cert-manager',
    'certificate rotation',
    'service identity',
    'handshake',
    'tls between services',
    'service-to-service authentication',
  ],
  asked:
    'certificates between services, two-way tls, x509 client authentication, spiffe, encrypt service traffic, both sides present certificates, internal certificate authority, service identity',
  use: 'Services that must know their callers on an untrusted network.',
  avoid: 'Browsers and partners without certificates.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { revoke: { type: 'switch', default: true, meaning: 'A certificate can be revoked' } },
  source: `
sequence "{{title}}"
actor ca secret "Internal authority" {{keys}}
actor orders service "Orders"
actor pay service "Payments"
divider "Certificates, every 24 hours"
orders -> ca : "signing request, workload identity" role=identity
ca --> orders : "certificate of orders" role=identity
pay -> ca : "signing request, workload identity" role=identity
ca --> pay : "certificate of payments" role=identity
divider "Handshake"
orders -> pay : "client hello"
pay --> orders : "certificate of payments, asks for one"
orders -> orders : "check chain, name, time"
orders -> pay : "certificate of orders, proof of key"
pay -> pay : "check chain, name, time"
@if revoke
pay -> ca : "revoked?" role=identity
ca --> pay : "no" role=identity
@end
alt "orders may call payments" {
  orders -> pay : "POST /charges, encrypted"
  pay --> orders : "201" tone=green
} else "another service" {
  pay --> orders : "handshake fails" tone=red
}
`,
};
