// The participants of a sequence diagram as actors: in, the participants; out, their declarations, and what changed in their
// names and types.
import type { DraftDeclaration } from '@linework/core';
import { short } from '../../short.js';
import type { ConvertContext } from '../contract.js';
import { toneFromStatus } from '../node-type.js';
import { iconOfType, productIcon } from '../product-icon.js';
import { type ActorType, typeOfActor } from './actor-type.js';
import { type Drafting, wordOption } from './drafting.js';
import type { Actor } from './participants.js';
import type { Texts } from './texts.js';

export interface LabelledActor {
  readonly actor: Actor;
  readonly label: string;
  /** The label was empty, so the id is used instead. */
  readonly empty: boolean;
  readonly typed: ActorType;
}

export function labelled(actor: Actor, texts: Texts, context: ConvertContext): LabelledActor {
  const { id, alias, dataAlias, span } = actor;
  const written = alias ? texts.line(alias) : dataAlias === undefined ? undefined : texts.name(dataAlias, span);
  const label = written || texts.name(id, span) || 'Actor';
  return { actor, label, empty: written === '', typed: typeOfActor(actor.type, label, context) };
}

/** By name in the input. */
export function draftActors(
  actors: readonly LabelledActor[],
  drafting: Drafting,
): ReadonlyMap<string, DraftDeclaration> {
  const { idOf, output } = drafting;
  const declared = new Map<string, DraftDeclaration>();
  for (const each of actors) {
    sayChanges(each, drafting);
    const statement = declarationOf(each, drafting);
    const { id: external, span: place } = each.actor;
    output.origins.push({ kind: 'node', id: idOf(external), external, place, statement });
    declared.set(external, statement);
  }
  return declared;
}

/** Actors without a recognized type. */
export function sayUntyped(actors: readonly LabelledActor[], { idOf, report, output }: Drafting): void {
  const steps = actors.filter(({ typed }) => typed.neutral);
  const [first] = steps;
  if (!first) return;
  output.diagnostics.push(report('M208', first.actor.span, { ids: steps.map(({ actor }) => idOf(actor.id)) }));
}

function declarationOf(
  { actor, label, typed: { type } }: LabelledActor,
  { idOf, texts, context, lives, output }: Drafting,
): DraftDeclaration {
  const id = idOf(actor.id);
  const options = [
    ...wordOption('icon', iconOfType(type, label, context)),
    ...wordOption('tone', toneFromStatus(label)),
  ];
  const words = lives.words.get(actor.id);
  const statement: DraftDeclaration = {
    shape: 'declaration',
    keyword: 'actor',
    id,
    type,
    ...(label === id ? {} : { label }),
    ...(words === undefined ? {} : { flags: words }),
    ...(options.length === 0 ? {} : { options }),
  };
  const token = actor.alias && texts.iconIn(actor.alias);
  const icon = token ?? (type === 'step' ? productIcon(label, context) : undefined);
  if (icon !== undefined)
    output.suggestions.push({ statement, icon, why: token === undefined ? 'product' : 'token', of: label });
  return statement;
}

/** Reports how an actor differs from the input. */
function sayChanges({ actor, label, empty, typed }: LabelledActor, { idOf, report, output }: Drafting): void {
  const { id: external, type: shape, span } = actor;
  const id = idOf(external);
  if (id !== external) output.diagnostics.push(report('M206', span, { from: external, to: id }));
  if (empty) {
    const what = `The empty label of '${short(external)}' became '${short(label)}'.`;
    output.diagnostics.push(report('M216', span, { what, instead: 'Write a label that names the actor.' }));
  }
  if (!typed.lost) return;
  const what = `The shape ${short(shape)}`;
  const instead = 'Choose a matching actor type.';
  output.diagnostics.push(report('M204', span, { what, became: `an actor of type ${typed.type}`, instead }));
}
