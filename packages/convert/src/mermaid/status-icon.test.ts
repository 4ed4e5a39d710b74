import { describe, expect, it } from 'vitest';
import { statusIcon } from './status-icon.js';

describe('the status icon of a label', () => {
  it.each([
    ['OK', 'status:yes'],
    ['ok!', 'status:yes'],
    ['Y', 'status:yes'],
    ['n', 'status:no'],
    ['Invalid.', 'status:no'],
    ['success', 'status:success'],
    ['Failed', 'status:error'],
    ['logged in', 'status:verified'],
    ['Access  granted', 'status:allowed'],
    ['"Permission denied"', 'status:denied'],
    ['Too many requests', 'status:blocked'],
    ['degraded', 'status:warning'],
    ['Timed-out', 'status:expired'],
    ['try again', 'status:retry'],
    ['waiting…', 'status:pending'],
    ['skipped', 'status:skipped'],
    ['in progress', 'status:running'],
    ['revoked', 'status:revoked'],
  ])('%s gets %s', (label, icon) => {
    expect(statusIcon(label)).toBe(icon);
  });

  it.each([
    ['yes', 'correct, ok, okay, pass, passed, valid, y'],
    ['no', 'incorrect, invalid, n'],
    ['success', 'accepted, approved, complete, completed, done, succeeded, success, successful'],
    ['error', 'crash, crashed, error, errors, exception, fail, failed, failure, rejected'],
    ['verified', 'authenticated, logged in, signed in, verified'],
    ['allowed', 'access granted, allowed, authorised, authorized, granted, permitted'],
    [
      'denied',
      'access denied, denied, forbidden, not allowed, not authenticated, not authorized, permission denied, unauthenticated, unauthorised, unauthorized',
    ],
    ['blocked', 'banned, blocked, rate limit exceeded, rate limited, throttled, too many requests'],
    ['warning', 'degraded, warn, warning'],
    ['expired', 'expired, timed out, timeout'],
    ['retry', 'retry, retrying, try again'],
    ['pending', 'pending, waiting'],
    ['skipped', 'skip, skipped'],
    ['running', 'in progress, processing, running'],
    ['revoked', 'revoked'],
  ])('status:%s matches only its exact phrases', (icon, phrases) => {
    for (const phrase of phrases.split(', ')) {
      for (const label of [phrase, phrase.toUpperCase(), `${phrase}!`, `(${phrase})`]) {
        expect([label, statusIcon(label)]).toEqual([label, `status:${icon}`]);
      }
      expect(statusIcon(`${phrase} later`)).toBeUndefined();
    }
  });

  it.each(['', 'yes', 'no', 'true', 'false', '200 OK', 'ok then', 'not ok', 'error handling', `${'ok '.repeat(40)}`])(
    "'%s' gets no icon",
    (label) => {
      expect(statusIcon(label)).toBeUndefined();
    },
  );
});
