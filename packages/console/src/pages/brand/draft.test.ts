// What the fields of a brand send, and where a changed colour is explained.
import { expect, test } from 'vitest';
import { type Adjustment, adjustmentsOf, type Brand, bodyOf, draftOf, hexOf } from './draft.js';

const BRAND: Brand = {
  colours: { primary: '#abc', accent: { light: '#1d4ed8', dark: '#93c5fd' } },
  tones: { orange: '#b45309' },
  corners: 'sharp',
  logo: '<svg/>',
  logoPlace: 'left',
  fontFiles: {
    family: 'Acme',
    width: 1,
    licence: '',
    faces: [{ weight: 400, lastWeight: 600, bytes: 3, base64: 'AAAA' }],
  },
  updated: '2026-11-28T00:00:00Z',
  adjustments: [],
};

test('a brand that is opened and saved is the same', () => {
  expect(bodyOf(draftOf(BRAND))).toEqual({
    colours: BRAND.colours,
    tones: BRAND.tones,
    corners: 'sharp',
    lines: 'medium',
    logo: '<svg/>',
    logoPlace: 'left',
    fontFiles: ['AAAA'],
  });
});

test('a new brand begins with a primary colour and nothing else', () => {
  const { colours, tones, logo } = bodyOf(draftOf(null));
  expect([Object.keys(colours), hexOf(String(colours.primary)), tones, logo]).toEqual([
    ['primary'],
    colours.primary,
    undefined,
    undefined,
  ]);
});

test('a changed colour is explained at its field, once for each shade', () => {
  const of = (role: string, wish: string, scheme: Adjustment['scheme'] = 'light'): Adjustment => ({
    role,
    asked: wish,
    scheme,
    given: '#000000',
    reason: 'Too pale.',
    contrast: { asked: 1, given: 21 },
  });
  const all = [
    of('brand-stroke', '#aabbcc'),
    of('badge', '#aabbcc'),
    of('orange-stroke', '#aabbcc'),
    of('role-data', '#93c5fd', 'dark'),
  ];
  const roles = (name: Parameters<typeof adjustmentsOf>[0], colour: Parameters<typeof adjustmentsOf>[1]) =>
    adjustmentsOf(name, colour, all).map(({ role }) => role);
  expect(roles('primary', { light: '#ABC' })).toEqual(['brand-stroke']);
  expect(roles('orange', { light: '#aabbcc' })).toEqual(['orange-stroke']);
  expect(roles('blue', { light: '#aabbcc' })).toEqual([]);
  expect(roles('accent', { light: '#1d4ed8', dark: '#93c5fd' })).toEqual(['role-data']);
});
