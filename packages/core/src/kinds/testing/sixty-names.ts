/** Sixty names that are usually one line each. */
export const SIXTY: readonly string[] = Array.from({ length: 60 }, (_, i) => {
  const verb = ['Check', 'Sign', 'Print', 'File'][i % 4];
  const noun = ['incoming orders', 'supplier data', 'claim documents'][i % 3];
  return `${verb} ${noun} ${i}`;
});
