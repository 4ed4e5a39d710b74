// Collapses each run of white space into one space, or one tab if the run contains one: in, a text; out, one on which
// patterns with several optional spaces match in a time bounded by its length.

export function narrow(text: string): string {
  return text.replace(/[ \t]{2,}/g, (run) => (run.includes('\t') ? '\t' : ' '));
}
