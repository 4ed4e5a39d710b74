// Files as a stranger could have made them: in, valid pictures; out, the same with bytes changed, cut off, repeated or added.
import fc from 'fast-check';
import { SAMPLES, sample } from './samples.data.js';

const edit = fc.record({
  /** Where, as a share of the length. */
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 8 }),
    fc.constantFrom(Uint8Array.of(0xff, 0xff, 0xff, 0xff), Uint8Array.of(0, 0, 0, 0)),
  ),
  kind: fc.constantFrom('replace', 'insert', 'cut', 'repeat'),
});

export const changedPicture: fc.Arbitrary<Buffer> = fc
  .tuple(fc.constantFrom(...Object.keys(SAMPLES)), fc.array(edit, { minLength: 1, maxLength: 4 }))
  .map(([name, edits]) =>
    edits.reduce((file, { at: share, bytes, kind }) => {
      const at = Math.floor(share * file.length);
      const [before, after] = [file.subarray(0, at), file.subarray(at)];
      if (kind === 'cut') return before;
      if (kind === 'repeat') return Buffer.concat([file, after]);
      return Buffer.concat([before, bytes, kind === 'insert' ? after : after.subarray(bytes.length)]);
    }, sample(name)),
  );
