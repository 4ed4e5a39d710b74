// A sequence diagram becomes a sequence: in, its statements, who takes part and how messages are numbered; out, the draft,
// where each part of it comes from, and everything that changed on the way. SPEC.md, 'Sequence diagrams'.
import type {
  Diagnostic,
  DiagramDraft,
  DraftBranch,
  DraftDeclaration,
  DraftEdge,
  DraftOption,
  DraftRow,
  DraftStatement,
  Span,
} from '@linework/core';
import { makeIdBook } from '../../ids.js';
import type { DraftOrigin } from '../../produced/contract.js';
import { short } from '../../short.js';
import type { ConverterReport, IconSuggestion, ReaderInput } from '../contract.js';
import type { HeaderTexts } from '../header-text.js';
import { toneFromStatus } from '../node-type.js';
import { iconOfType, productIcon } from '../product-icon.js';
import { statusIcon } from '../status-icon.js';
import { typeOfActor } from './actor-type.js';
import type { Block, BlockWord, Message, Note, Section, Sequence, Statement } from './ast.js';
import type { Numbering } from './numbering.js';
import type { Actor } from './participants.js';
import type { Texts } from './texts.js';

export interface SequenceDraft {
  readonly draft: DiagramDraft;
  readonly origins: readonly DraftOrigin<Span>[];
  readonly diagnostics: readonly Diagnostic[];
  readonly suggestions: readonly IconSuggestion[];
  /** Of an actor, by its name in the input. */
  readonly declarationOf: (external: string) => DraftDeclaration | undefined;
}

export interface Parts {
  readonly sequence: Sequence;
  readonly actors: ReadonlyMap<string, Actor>;
  readonly numbering: Numbering;
  readonly header: HeaderTexts;
  readonly texts: Texts;
}

const BLOCK_WORDS: Readonly<Record<Exclude<BlockWord, 'rect' | 'box'>, 'loop' | 'alt' | 'opt' | 'par'>> = {
  loop: 'loop',
  alt: 'alt',
  opt: 'opt',
  par: 'par',
  par_over: 'par',
  critical: 'alt',
  break: 'opt',
};

export function toDraft(parts: Parts, input: ReaderInput, report: ConverterReport): SequenceDraft {
  const { sequence, numbering, header, texts } = parts;
  const diagnostics: Diagnostic[] = [];
  const origins: DraftOrigin<Span>[] = [];
  const actors = [...parts.actors.values()].map((actor) => ({ actor, label: labelOf(actor, texts) }));
  const { idOf } = makeIdBook(
    actors.map(({ actor, label }) => ({ external: actor.id, label: label.text, fallback: 'actor' })),
  );
  const steps: string[] = [];
  const suggestions: IconSuggestion[] = [];

  const declaration = (
    { id: external, type: external_type, alias, span }: Actor,
    { text, empty }: ActorLabel,
  ): DraftDeclaration => {
    const id = idOf(external);
    if (id !== external) diagnostics.push(report('M206', span, { from: external, to: id }));
    if (empty) {
      const what = `The empty label of '${short(external)}' became '${short(text)}'.`;
      diagnostics.push(report('M216', span, { what, instead: 'Write a label that says who it is.' }));
    }
    const { type, lost, neutral } = typeOfActor(external_type, text);
    if (neutral) steps.push(id);
    if (lost) {
      const what = `The shape ${short(external_type)}`;
      const instead = 'Choose the type that says what the actor is.';
      diagnostics.push(report('M204', span, { what, became: `an actor of type ${type}`, instead }));
    }
    const product = iconOfType(type, text, input.context);
    const tone = toneFromStatus(text);
    const options: DraftOption[] = [
      ...(product === undefined ? [] : [{ name: 'icon', values: [{ raw: product }] }]),
      ...(tone === undefined ? [] : [{ name: 'tone', values: [{ raw: tone }] }]),
    ];
    const statement: DraftDeclaration = {
      shape: 'declaration',
      keyword: 'actor',
      id,
      type,
      ...(text === id ? {} : { label: text }),
      ...(options.length === 0 ? {} : { options }),
    };
    const token = alias && texts.iconIn(alias);
    const icon = token ?? (type === 'step' ? productIcon(text, input.context) : undefined);
    if (icon !== undefined)
      suggestions.push({ statement, icon, why: token === undefined ? 'product' : 'token', of: text });
    return statement;
  };

  const message = (each: Message): DraftEdge => {
    const [from, to] = each.arrow.reversed ? [each.to, each.from] : [each.from, each.to];
    const label = each.text ? texts.line(each.text) : '';
    const icon = statusIcon(label);
    const step = numbering.steps.get(each);
    const options: DraftOption[] = [
      ...(icon === undefined ? [] : [{ name: 'icon', values: [{ raw: icon }] }]),
      ...(step === undefined ? [] : [{ name: 'step', values: [{ raw: String(step) }] }]),
    ];
    const statement: DraftEdge = {
      shape: 'edge',
      from: idOf(from.id),
      arrow: each.arrow.arrow,
      to: idOf(to.id),
      ...(label === '' ? {} : { label }),
      ...(options.length === 0 ? {} : { options }),
    };
    const token = each.text && texts.iconIn(each.text);
    if (token !== undefined) {
      const of = label || `${statement.from} ${statement.arrow} ${statement.to}`;
      suggestions.push({ statement, icon: token, why: 'token', of });
    }
    const external = `${each.from.id} ${each.to.id}`;
    origins.push({ kind: 'edge', id: '', external, place: each.span, statement });
    return statement;
  };

  const note = (each: Note): DraftRow | undefined => {
    const text = texts.lines(each.text);
    if (text === '') {
      const instead = 'Write what the note says, or remove it.';
      diagnostics.push(report('M216', each.span, { what: 'A note without text was dropped.', instead }));
      return undefined;
    }
    const ids = [...new Set(each.actors.map(({ id }) => idOf(id)))];
    const [first, last] = [ids[0] ?? '', ids.at(-1) ?? ''];
    if (each.place !== 'over') {
      const what = `A note ${each.place} of '${short(each.actors[0]?.id ?? '')}'`;
      diagnostics.push(report('M204', each.span, { what, became: 'a note over it' }));
    }
    if (ids.length > 2) {
      const what = `A note over ${ids.length} participants`;
      diagnostics.push(report('M204', each.span, { what, became: 'a note from the first to the last of them' }));
    }
    return {
      shape: 'row',
      keyword: 'note',
      cells: [{ raw: first === last ? first : `${first},${last}` }],
      texts: [text],
    };
  };

  const block = (each: Block): DraftDeclaration | undefined => {
    const { word } = each;
    const [first, ...others] = each.sections;
    if (!first || word === 'rect' || word === 'box') return undefined;
    const label = texts.line(first.text);
    const children = walk(first.statements);
    const branches = others.map(branch);
    const keyword = word === 'break' || word === 'opt' ? (branches.length > 0 ? 'alt' : 'opt') : BLOCK_WORDS[word];
    return {
      shape: 'declaration',
      keyword,
      ...(label === '' ? {} : { label }),
      children,
      ...(branches.length === 0 ? {} : { branches }),
    };
  };

  const branch = (section: Section): DraftBranch => {
    const label = texts.line(section.text);
    return {
      word: section.word === 'and' ? 'and' : 'else',
      ...(label === '' ? {} : { label }),
      children: walk(section.statements),
    };
  };

  const walk = (statements: readonly Statement[]): readonly DraftStatement[] => {
    const out: DraftStatement[] = [];
    for (const statement of statements) {
      const made =
        statement.kind === 'message'
          ? message(statement)
          : statement.kind === 'block'
            ? block(statement)
            : statement.kind === 'note'
              ? note(statement)
              : undefined;
      if (made) out.push(made);
    }
    return out;
  };

  const written = new Map<string, DraftDeclaration>();
  const declarations = actors.map(({ actor, label }) => {
    const statement = declaration(actor, label);
    origins.push({ kind: 'node', id: idOf(actor.id), external: actor.id, place: actor.span, statement });
    written.set(actor.id, statement);
    return statement;
  });
  const statements = walk(sequence.statements);
  if (steps.length > 0) {
    const first = origins.find((origin) => origin.kind === 'node' && steps.includes(origin.id));
    diagnostics.push(report('M208', first?.place ?? { start: 0, end: 0 }, { ids: steps }));
  }
  const options: DraftOption[] = [
    ...(header.desc === undefined ? [] : [{ name: 'desc', values: [{ text: header.desc }] }]),
    ...(numbering.numbered ? [{ name: 'numbered', values: [{ raw: 'on' }] }] : []),
    ...(numbering.start === undefined ? [] : [{ name: 'start', values: [{ raw: String(numbering.start) }] }]),
  ];
  return {
    draft: {
      header: { kind: 'sequence', ...(header.title === undefined ? {} : { title: header.title }), options },
      statements: [...declarations, ...statements],
    },
    origins,
    diagnostics,
    suggestions,
    declarationOf: (external) => written.get(external),
  };
}

interface ActorLabel {
  readonly text: string;
  /** The label was empty, so the id stands in for it. */
  readonly empty: boolean;
}

function labelOf({ id, alias, dataAlias, span }: Actor, texts: Texts): ActorLabel {
  const written = alias ? texts.line(alias) : dataAlias === undefined ? undefined : texts.name(dataAlias, span);
  if (written) return { text: written, empty: false };
  return { text: texts.name(id, span) || 'Actor', empty: written !== undefined };
}
