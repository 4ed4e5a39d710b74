// Circuit breaker, as a pattern.
import type { Pattern } from '../pattern.js';

export const circuitBreaker: Pattern = {
  id: 'circuit-breaker',
  title: 'Circuit breaker',
  topic: 'software',
  description: 'States of a circuit breaker: closed, open after failures, half-open to try again.',
  tags: [
    'circuit breaker',
    'resilience',
    'fail fast',
    'open closed half-open',
    'half open',
    'retry',
    'timeout',
    'bulkhead',
    'resilience4j',
    'polly',
    'hystrix',
    'downstream failure',
    'cascading failure',
    'fallback',
  ],
  use: 'Calls to a service that can hang or fail for minutes.',
  avoid: 'Calls inside one process.',
  flavours: [],
  parameters: { failures: { type: 'number', default: 5, least: 1, most: 20, meaning: 'Failures that open it' } },
  source: `
state "{{title}}" direction=right
state closed "Closed" tone=green sub="calls pass, failures are counted"
state open "Open" tone=red sub="calls fail at once, fallback answers"
state half "Half-open" tone=amber sub="one trial call passes"
start -> closed
closed -> closed : "success / reset count"
closed -> open : "{{failures}} failures in 10 s" tone=red
open -> half : "after 30 s"
half -> closed : "trial succeeds"
half -> open : "trial fails / wait longer" tone=red
note open : "Fallback: cached answer or a clear error"
`,
};
