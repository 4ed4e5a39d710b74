import { expect, test } from 'vitest';
import { type Verdict, verdictOf } from './verdict.js';

const died = (signal: NodeJS.Signals) => ({ code: null, signal });
const exited = (code: number) => ({ code, signal: null });
const unstarted = { code: null, signal: null, error: new Error('spawn EAGAIN') };

test.each<[string, Parameters<typeof verdictOf>, Verdict]>([
  ['V8 aborts at the limit of its heap', [died('SIGABRT'), true, 1], 'too heavy'],
  ['the same, where there are no signals', [exited(134), true, 1], 'too heavy'],
  ['native code crashes', [died('SIGSEGV'), true, 1], 'too heavy'],
  ['it is killed from outside', [died('SIGKILL'), true, 1], 'again'],
  ['it is killed from outside, twice', [died('SIGKILL'), true, 2], 'too heavy'],
  ['it crashes before the task begins', [died('SIGSEGV'), false, 1], 'again'],
  ['two crash before the task begins', [died('SIGSEGV'), false, 2], 'busy'],
  ['the system has no room for it', [unstarted, false, 1], 'again'],
  ['the system has no room for a second one', [unstarted, false, 2], 'busy'],
  ['an earlier task throws late', [exited(1), true, 1], 'again'],
  ['its module fails to load, twice', [exited(1), false, 2], 'failed'],
])('if %s, the task is judged', (_what, args, verdict) => {
  expect(verdictOf(...args)).toBe(verdict);
});
