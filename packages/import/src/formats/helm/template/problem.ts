// Why a template cannot be rendered, with its place: thrown by the parser, the evaluator and the functions, caught only by the
// reader of charts.

export interface TemplatePlace {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

export class TemplateProblem extends Error {
  /** A clause. */
  readonly reason: string;
  readonly place: TemplatePlace | undefined;

  constructor(reason: string, place?: TemplatePlace) {
    super(reason);
    this.reason = reason;
    this.place = place;
  }
}
