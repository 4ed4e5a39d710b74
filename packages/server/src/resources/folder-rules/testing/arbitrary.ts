// Arbitrary rules of a library, in few folders, so that they meet.
import fc from 'fast-check';
import { type Audience, type FolderRule, SEE_ROLES, WRITE_ROLES } from '../rules.js';

/** Some begin with the letters of others, and one has the signs of patterns. */
export const folders: fc.Arbitrary<string> = fc
  .array(fc.constantFrom('a', 'ab', 'a_%', 'é'), { maxLength: 4 })
  .map((names) => names.join('/'));

const people = fc.uniqueArray(fc.constantFrom('ada', 'bob'), { maxLength: 2 });

export const audiences: fc.Arbitrary<Audience> = fc.record({
  roles: fc.subarray([...SEE_ROLES]),
  people,
});

const writers: fc.Arbitrary<Audience> = fc.record({ roles: fc.subarray([...WRITE_ROLES]), people });

export const rulesOfLibrary: fc.Arbitrary<readonly FolderRule[]> = fc.uniqueArray(
  fc.record({
    folder: folders,
    see: fc.option(audiences),
    write: fc.option(writers),
    unlisted: fc.option(fc.boolean()),
    brand: fc.option(fc.boolean()),
    styleRules: fc.option(fc.boolean()),
  }),
  { selector: ({ folder }) => folder, maxLength: 12 },
);
