// Folders that show or test what a repository contains: in, the path of a folder; out, what it is, or nothing. A picture of a
// repository omits them unless they are requested.

const SAMPLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:examples?|samples?|demos?)$/i, 'an example'],
  [/^(?:tests?|__tests__|e2e|spec|testdata|test-data|fixtures?|__fixtures__|mocks?)$/i, 'part of the tests'],
  [/^wrappers?$/i, 'a wrapper'],
];

/** The outermost such folder decides: `examples/tests` is an example. */
export function sampleIn(folder: string): string | undefined {
  for (const part of folder.split('/')) {
    const sample = SAMPLES.find(([name]) => name.test(part));
    if (sample) return sample[1];
  }
  return undefined;
}
