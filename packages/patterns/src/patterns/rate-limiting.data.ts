// Rate limiting at the gateway, as a pattern.
import type { Pattern } from '../pattern.js';

export const rateLimiting: Pattern = {
  id: 'rate-limiting',
  title: 'Rate limiting at the gateway',
  topic: 'software',
  description: 'Calls are counted per client in a token bucket; calls over the limit get a 429 response immediately.',
  tags: [
    'rate limiting',
    'rate limit',
    'rate limiter',
    'throttling',
    'throttle clients',
    'throttle per api key',
    'token bucket',
    'leaky bucket',
    'sliding window',
    '429',
    'too many requests',
    'quota per client',
    'retry-after',
    'abuse protection',
    'limit requests',
  ],
  asked:
    'limit calls per customer, requests per second, protect api from abuse, quota exceeded, token bucket redis, burst, slow down clients, ddos of api, fair use',
  use: 'A public API whose callers share capacity.',
  avoid: 'Attacks from many addresses. Stop those in front of the gateway.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { local: { type: 'switch', default: true, meaning: 'A local counter if the store is unavailable' } },
  source: `
sequence "{{title}}"
actor client client "Client"
actor gw gateway "Gateway" {{gateway}}
actor store cache "Counters" {{cache}}
actor api service "API" {{containers}}
client -> gw : "GET /orders, key K"
gw -> store : "take 1 token of K"
alt "tokens left" {
  store --> gw : "41 left"
  gw -> api : "GET /orders"
  api --> gw : "200"
  gw --> client : "200, RateLimit-Remaining: 41" tone=green
} else "bucket empty" {
  store --> gw : "0 left, refill in 12 s"
  gw --> client : "429, Retry-After: 12" tone=red
  client -> client : "waits 12 s plus jitter"
}
@if local
opt "counters unreachable" {
  gw -> gw : "counts locally, half the limit"
}
@end
note store : "100 tokens, 10 more each second, per key"
`,
};
