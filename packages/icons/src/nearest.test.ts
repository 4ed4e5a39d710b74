import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodeIcons } from './node.js';

const { nearest, find } = nodeIcons();

describe('the names nearest to an unknown one', () => {
  test.each([
    ['a missing letter', 'lx:databse', 'lx:database'],
    ['no set', 'databse', 'lx:database'],
    ['no set, true name', 'rocket', 'lx:rocket'],
    ['another set', 'fa:database', 'lx:database'],
    ['another set with its conventions', 'fa:fa-user', 'lx:user'],
    ['words in reverse order', 'lx:check-circle-big', 'lx:circle-check-big'],
    ['an old name in another set', 'fa:home', 'lx:house'],
    ['an old name mistyped', 'lx:alert-trangle', 'lx:triangle-alert'],
    ['words not separated', 'lx:gitbranch', 'lx:git-branch'],
    ['words separated by something else', 'Lx:Key Round', 'lx:key-round'],
    ['one word too many', 'lx:colour-palette', 'lx:palette'],
    ['two letters swapped', 'lx:rokcet', 'lx:rocket'],
    ['a status', 'status:sucess', 'status:success'],
    ['a status in another set', 'lx:ok', 'status:ok'],
    ['a product by its short name', 'logos:postgres', 'logos:postgresql'],
    ['a service mistyped', 'aws:labda', 'aws:lambda'],
    ['a service by its long name, mistyped', 'aws:simple-storag-service', 'aws:s3'],
    ['a service of a set that does not exist', 'gcp:kubernetes-engine', 'logos:kubernetes'],
    ['a product of a set that does not exist', 'si:docker', 'logos:docker'],
    ['a kind of Kubernetes', 'k8s:deploymnt', 'k8s:deployment'],
    ['a service in the plural', 'azure:key-vualts', 'azure:key-vaults'],
  ])('%s: %s', (_, name, first) => {
    expect(nearest(name)[0]).toBe(first);
  });

  test('the requested set comes before a similar name in another', () => {
    const names = nearest('status:lock');
    const at = names.indexOf('status:locked');
    expect(at).toBeGreaterThanOrEqual(0);
    for (const name of names.slice(0, at)) expect(name).toMatch(/:lock$/);
  });

  test.each(['', ':', 'lx:', 'lx:../../..', '\u0000', 'lx:qqqqqqqq', 'ящик'])('nothing is near to %j', (name) => {
    expect(nearest(name)).toEqual([]);
  });

  test('few, different, and all drawable', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcdeilnorstux:-1 _') }), (name) => {
        const names = nearest(name);
        expect(names.length).toBeLessThanOrEqual(5);
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(find(name)).toBeDefined();
      }),
    );
  });

  test('a name that is only a long repetition is handled like a short one', () => {
    expect(nearest(`lx:${'circle-'.repeat(100_000)}`)).toEqual(nearest(`lx:${'circle-'.repeat(10)}`));
  });

  test('no name is suggested more than twice', () => {
    for (const name of ['databse', 'fa:database', 'x:user', 'mdi:databse']) {
      const names = nearest(name).map((name) => name.slice(name.indexOf(':') + 1));
      for (const name of names) expect(names.filter((each) => each === name).length).toBeLessThanOrEqual(2);
    }
  });
});
