// Why an uploaded font is refused. In: a sentence and what to do instead; out, an exception that the reader of fonts turns into its result.

export class FontProblem extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
