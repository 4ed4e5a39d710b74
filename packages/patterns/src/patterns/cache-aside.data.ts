// Cache-aside, as a pattern.
import type { Pattern } from '../pattern.js';

export const cacheAside: Pattern = {
  id: 'cache-aside',
  title: 'Cache-aside',
  topic: 'software',
  description: 'The application reads the cache first, then the database, and evicts what it changes.',
  tags: [
    'cache-aside',
    'cache aside',
    'lazy loading cache',
    'lazy load cache',
    'look in cache first then database',
    'read-through',
    'memcached',
    'redis cache',
    'elasticache',
    'ttl',
    'invalidate on write',
    'cache invalidation',
    'cache miss',
    'cache hit',
    'caching strategy',
    'thundering herd',
  ],
  asked:
    'redis in front of database, cache reads, speed up reads, reduce database load, lookup in cache then db, expire entries, stale data, memcache, invalidate cache on update, populate cache on miss',
  use: 'Data that is read far more often than it changes and can be slightly stale.',
  avoid: 'Data that must be exact on every read.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { lock: { type: 'switch', default: true, meaning: 'Only one reader loads a missing key' } },
  source: `
sequence "{{title}}"
actor client client "Client"
actor app service "Application" {{containers}}
actor cache cache "Cache" {{cache}}
actor db database "Database" {{sql}}
divider "Read"
client -> app : "GET /products/7"
app -> cache : "get product:7" role=data
alt "hit" {
  cache --> app : "product"
} else "miss" {
  cache --> app : "nothing"
  @if lock
  app -> cache : "lock product:7, 2 s"
  @end
  app -> db : "select product 7" role=data
  db --> app : "row"
  app -> cache : "set product:7, 5 minutes" role=data
}
app --> client : "200"
divider "Write"
client -> app : "PUT /products/7"
app -> db : "update product 7" role=data
db --> app : "done"
app -> cache : "delete product:7" role=data
app --> client : "204"
note app,cache : "The cache may be lost at any time"
`,
};
