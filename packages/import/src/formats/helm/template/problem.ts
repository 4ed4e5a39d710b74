// What keeps a template from being rendered, at its place: thrown by the parser, the evaluator and the functions, caught by the
// reader of charts alone.

export interface TemplatePlace {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

export class TemplateProblem extends Error {
  /** Behind 'because'. */
  readonly reason: string;
  readonly place: TemplatePlace | undefined;

  constructor(reason: string, place?: TemplatePlace) {
    super(reason);
    this.reason = reason;
    this.place = place;
  }
}
