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

  it.each(['', 'yes', 'no', 'true', 'false', '200 OK', 'ok then', 'not ok', 'error handling', `${'ok '.repeat(40)}`])(
    "'%s' gets none",
    (label) => {
      expect(statusIcon(label)).toBeUndefined();
    },
  );
});
