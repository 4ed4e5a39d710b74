// Drafts a state diagram: in, its statements and its meaning; out, the draft, the origin of each part, and everything that
// changed on the way.
import type { Diagnostic, DraftDeclaration } from '@linework/core';
import { short } from '../../short.js';
import { type ClassUse, classReports } from '../class-uses.js';
import { textCleaner } from '../clean-text.js';
import type { ConverterReport, ReaderInput } from '../contract.js';
import type { TypeDraft } from '../frame.js';
import type { HeaderTexts } from '../header-text.js';
import { headingOf, wordOption } from '../heading.js';
import { classTone, classType } from '../keywords.js';
import { lostClick, lostLink } from '../lost-link.js';
import { readStyling } from '../styling.js';
import type { StateStatement } from './ast.js';
import { type Drafting, draftScope, isComposite } from './draft-scope.js';
import type { Scope, StateModel } from './model.js';
import { idsOf, LABELS } from './names.js';

export interface Parts {
  /** All statements, with blocks flattened. */
  readonly statements: readonly StateStatement[];
  readonly model: StateModel;
  readonly header: HeaderTexts;
}

export function toDraft({ statements, model, header }: Parts, input: ReaderInput, report: ConverterReport): TypeDraft {
  const { idOf } = idsOf(model);
  const diagnostics: Diagnostic[] = [];
  const clean = textCleaner({ iconOf: input.iconOf, report, into: diagnostics, labels: LABELS, on: 'state' });
  const dresses = statements.flatMap((each) => (each.kind === 'style' || each.kind === 'classDef' ? [each] : []));
  const { states: nodes, classDefs } = model;
  const styling = readStyling({ nodes, groups: new Map(), classDefs }, dresses, idOf, report);
  const classes: ClassUse[] = [];
  const composites = new Set([...nodes.values()].flatMap((each) => (isComposite(each) ? [each.id] : [])));
  const drafting: Drafting = {
    idOf,
    clean,
    styling,
    report,
    diagnostics,
    suggestions: [],
    origins: [],
    classes,
    composites,
  };
  const drafted = draftScope(model.top, drafting);
  diagnostics.push(...styling.diagnostics, ...classReports(classes, report), ...dropped(statements, model, drafting));
  const { direction } = model;
  const options = direction === undefined ? [] : [wordOption('direction', direction)];
  return {
    draft: { header: headingOf('state', header, options), statements: drafted },
    origins: drafting.origins,
    diagnostics,
    suggestions: drafting.suggestions,
  };
}

function dropped(
  statements: readonly StateStatement[],
  model: StateModel,
  { report, origins }: Drafting,
): readonly Diagnostic[] {
  const { states, classDefs } = model;
  const written = new Map(
    origins.flatMap(({ external, statement }): readonly (readonly [string, DraftDeclaration])[] =>
      statement.shape === 'declaration' ? [[external, statement]] : [],
    ),
  );
  const nameless = [...states.values()].flatMap((each) => each.classes).filter(({ name }) => !classDefs.has(name));
  const unused = nameless.filter(({ name }) => classType(name) !== undefined && classTone(name) === undefined);
  const unknown = statements.flatMap((each) =>
    each.kind === 'style' || each.kind === 'class'
      ? each.ids.filter((id) => !states.has(id)).map((id) => ({ id, span: each.span }))
      : [],
  );
  return [
    ...model.markClasses.map(({ name, span }) => report('M200', span, { what: `the class '${short(name)}' of [*]` })),
    ...unused.map(({ name, span }) => report('M200', span, { what: `the class '${short(name)}'` })),
    ...unknown.map(({ id, span }) =>
      report('M200', span, { what: `the style of '${short(id)}', a state named nowhere else` }),
    ),
    ...model.loneMarks.map((span) => {
      const instead = 'Connect it: [*] --> a.';
      return report('M203', span, { what: 'A [*] without a transition', instead });
    }),
    ...model.moved.map(({ state, from, to, span }) =>
      report('M213', span, { node: state, kept: placeOf(to), left: placeOf(from) }),
    ),
    ...model.lostDirections.map(({ of, direction, span }) =>
      report('M202', span, {
        what: `The direction of the composite state '${short(of)}'`,
        instead: `The whole diagram has one direction. If it matters, write direction=${direction} in the header.`,
      }),
    ),
    ...model.clicks.map(({ ids: [id = ''], url, tooltip, span }) => {
      const link = { ...(url === undefined ? {} : { url }), ...(tooltip === undefined ? {} : { tooltip }) };
      return lostLink({ what: lostClick(link), on: 'state', ...link }, span, written.get(id), report);
    }),
  ];
}

function placeOf({ of, number }: Scope): string {
  if (of === undefined) return 'the diagram';
  return of.scopes.length > 1 ? `region ${number} of ${of.id}` : of.id;
}
