import { expect, test } from 'vitest';
import { RequestError } from '../http/envelope.js';
import { refused } from './refused.js';

const heavy = new RequestError('request.too_heavy', 'The request needs too much.');

test('what was too heavy is refused for ten minutes without another try', () => {
  let now = 0;
  const { check, failed } = refused(() => now);
  failed('a', heavy);
  expect(() => check('a')).toThrow(heavy);
  expect(() => check('b')).not.toThrow();
  now = 600_000;
  expect(() => check('a')).not.toThrow();
});

test('any other failure is tried again', () => {
  const { check, failed } = refused();
  for (const error of [new Error('lost'), new RequestError('service.busy', 'Busy.')]) failed('a', error);
  expect(() => check('a')).not.toThrow();
});

test('the oldest of a thousand is forgotten first', () => {
  const { check, failed } = refused();
  for (let at = 0; at <= 1_000; at++) failed(`${at}`, heavy);
  expect(() => check('0')).not.toThrow();
  expect(() => check('1')).toThrow(heavy);
});
