import { describe, expect, it } from 'vitest';
import { Precedence } from './precedence.js';

/** Members a to f with the arrows given as pairs of letters. */
function precedence(arrows: string): { together: (members: string) => boolean; order: (members: string) => string } {
  const letters = [...'abcdef'];
  const place = new Map(letters.map((_, i) => [i + 10, i]));
  const at = (letter: string): number => letters.indexOf(letter);
  const arcs = arrows.split(' ').map((pair) => ({ from: at(pair[0] ?? ''), to: at(pair[1] ?? '') }));
  const ways = new Precedence(place, arcs);
  const member = (letter: string): number => at(letter) + 10;
  return {
    together: (members) => ways.standTogether(new Set([...members].map(member))),
    order: (members) => [...members].sort((p, q) => ways.placeOf([member(p)]) - ways.placeOf([member(q)])).join(''),
  };
}

describe('nodes can share a frame', () => {
  it.each([
    ['next to one another on a path', 'ab bc cd', 'bc', true],
    ['side by side', 'ab ac bd cd', 'bc', true],
    ['with everything between them', 'ab bc cd', 'abc', true],
    ['with nothing in common', 'ab cd', 'ac', true],
    ['but not around another node', 'ab bc', 'ac', false],
    ['nor around a longer path', 'ab bc cd ad', 'ad', false],
    ['nor if only one of two paths is theirs', 'ab bd ac cd', 'abd', false],
    ['and a line back counts in the direction it is drawn', 'ab bc ca', 'ab', true],
  ])('%s', (_, arrows, members, together) => {
    expect(precedence(arrows).together(members)).toBe(together);
  });
});

it('gives the order on the paths from the entries', () => {
  expect(precedence('fe ed dc cb ba').order('abcdef')).toBe('fedcba');
});
