// Drafts a sequence diagram: in, its statements, participants and message numbers; out, the draft, the origin of each part,
// and everything that changed on the way. docs/conversion.md, Sequence diagrams.
import type { DiagramDraft, DraftDeclaration } from '@linework/core';
import { makeIdBook } from '../../ids.js';
import type { ConverterReport, ReaderInput } from '../contract.js';
import type { HeaderTexts } from '../header-text.js';
import type { Sequence } from './ast.js';
import { backgroundTone } from './background.js';
import { barsOf } from './bars.js';
import { draftActors, labelled, sayUntyped } from './draft-actors.js';
import { draftStatements } from './draft-statements.js';
import { type Drafting, type DraftOutput, wordOption } from './drafting.js';
import { eventsOf } from './events.js';
import { livesOf } from './lives.js';
import { barLosses, lifeLoss } from './losses.js';
import type { Numbering } from './numbering.js';
import { OpenBars } from './open-bars.js';
import type { Actor } from './participants.js';
import type { Texts } from './texts.js';

export interface SequenceDraft extends DraftOutput {
  readonly draft: DiagramDraft;
  /** The declaration of an actor, by its name in the input. */
  readonly declarationOf: (external: string) => DraftDeclaration | undefined;
}

export interface Parts {
  readonly sequence: Sequence;
  readonly actors: ReadonlyMap<string, Actor>;
  readonly numbering: Numbering;
  readonly header: HeaderTexts;
  readonly texts: Texts;
}

export function toDraft(parts: Parts, { context }: ReaderInput, report: ConverterReport): SequenceDraft {
  const { sequence, numbering, texts } = parts;
  const actors = [...parts.actors.values()].map((each) => labelled(each, texts, context));
  const { idOf } = makeIdBook(actors.map(({ actor, label }) => ({ external: actor.id, label, fallback: 'actor' })));
  const output: DraftOutput = { diagnostics: [], origins: [], suggestions: [] };
  const events = eventsOf(sequence.statements);
  const lives = livesOf(events);
  const bars = barsOf(events, (id) => parts.actors.has(id));
  for (const each of lives.lost) output.diagnostics.push(lifeLoss(each, report));
  output.diagnostics.push(...barLosses(bars, events, report));
  const colourOf: Drafting['colourOf'] = (raw) => backgroundTone(sequence.textOf(raw));
  const drafting: Drafting = {
    idOf,
    numbering,
    texts,
    context,
    report,
    lives,
    bars: new OpenBars(bars),
    areas: sequence.areas,
    colourOf,
    output,
  };
  const declarations = draftActors(actors, drafting);
  const statements = draftStatements(sequence.statements, drafting);
  sayUntyped(actors, drafting);
  return {
    draft: { header: headerOf(parts), statements: [...declarations.values(), ...statements] },
    ...output,
    declarationOf: (external) => declarations.get(external),
  };
}

function headerOf({ header: { title, desc }, numbering: { numbered, start } }: Parts): DiagramDraft['header'] {
  return {
    kind: 'sequence',
    ...(title === undefined ? {} : { title }),
    options: [
      ...(desc === undefined ? [] : [{ name: 'desc', values: [{ text: desc }] }]),
      ...wordOption('numbered', numbered ? 'on' : undefined),
      ...wordOption('start', start),
    ],
  };
}
