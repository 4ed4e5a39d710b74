// A line with its runs of white space as one space, or one tab where the run has one: in, a text; out, one whose patterns with
// several optional spaces are matched in a time that its length bounds.

export function narrow(text: string): string {
  return text.replace(/[ \t]{2,}/g, (run) => (run.includes('\t') ? '\t' : ' '));
}
