// The parts of statements without an equivalent in the language, whatever the rest means: in, the statements; out, a diagnostic
// for each loss. docs/conversion.md, Losses.
import type { Diagnostic, DraftDeclaration } from '@linework/core';
import { short } from '../../short.js';
import type { ConverterReport } from '../contract.js';
import { lostLink } from '../lost-link.js';
import type { Block, Extra, Message, Sequence, Stray } from './ast.js';
import type { Bars } from './bars.js';
import { boxOf } from './box.js';
import type { Events, Life } from './events.js';
import { everyStatement } from './participants.js';

export function lossesOf(sequence: Sequence, lenient: boolean, report: ConverterReport): readonly Diagnostic[] {
  const out: Diagnostic[] = [];
  for (const statement of everyStatement(sequence.statements)) {
    const { span } = statement;
    switch (statement.kind) {
      case 'unreadable': {
        const args = { reason: statement.reason, instead: statement.hint };
        out.push(lenient ? report('M218', span, args) : report('M110', span, args));
        break;
      }
      case 'styling':
        out.push(report('M200', span, { what: `a ${statement.word} line, which sequence diagrams do not support` }));
        break;
      case 'stray':
        out.push(strayLoss(statement, report));
        break;
      case 'block':
        out.push(...blockLosses(statement, sequence, report));
        break;
      case 'message':
        out.push(...messageLosses(statement, report));
        break;
      default:
    }
  }
  return out;
}

function strayLoss({ word, span }: Stray, report: ConverterReport): Diagnostic {
  if (!/\w/.test(word)) {
    const what = `'${word}' does not start a statement and was ignored, as in Mermaid.`;
    return report('M217', span, { what, instead: 'Remove it.' });
  }
  const what =
    word === 'end' ? "This unmatched 'end' was ignored." : `This '${word}' belongs to no block and was ignored.`;
  const opener = word === 'end' ? 'the block' : word === 'and' ? "the 'par' line" : "the 'alt' line";
  return report('M217', span, { what, instead: `Remove it, or add ${opener} it belongs to.` });
}

function blockLosses(block: Block, sequence: Sequence, report: ConverterReport): readonly Diagnostic[] {
  const { word, span, closed, sections } = block;
  const out: Diagnostic[] = [];
  if (!closed) {
    const what = `This ${word} has no end; one was added.`;
    out.push(report('M217', span, { what, instead: "Write 'end' after its last statement." }));
  }
  if (word === 'rect') {
    if (!sequence.areas) out.push(report('M200', span, { what: 'a background; its messages are kept' }));
  } else if (word === 'box') out.push(boxLoss(block, sequence, report));
  else if (word === 'par_over') {
    const instead = 'No action needed. Only the overlap of the branches is lost.';
    out.push(report('M204', span, { what: 'A par_over', became: 'a par', instead }));
  } else if (word === 'critical') {
    const instead = 'Word the conditions of its branches as alternatives.';
    out.push(report('M204', span, { what: 'A critical', became: 'an alt', instead }));
  } else if (word === 'break') {
    const instead = 'State in its label that the rest is then skipped.';
    out.push(report('M204', span, { what: 'A break', became: sections.length > 1 ? 'an alt' : 'an opt', instead }));
  } else if (word === 'opt' && sections.length > 1) {
    out.push(report('M204', span, { what: "An opt with an 'else'", became: 'an alt' }));
  }
  return out;
}

function boxLoss(block: Block, sequence: Sequence, report: ConverterReport): Diagnostic {
  const box = boxOf(block, sequence);
  if (box.title === '') return report('M200', block.span, { what: 'a box around participants' });
  const round = box.members.length === 0 ? '' : ` around ${box.members.map((id) => `'${short(id)}'`).join(', ')}`;
  const instead = 'Name the part of the system in sub= on its actors.';
  return report('M203', block.span, { what: `The box '${short(box.title)}'${short(round, 200)}`, instead });
}

function messageLosses({ arrow, central, span }: Message, report: ConverterReport): readonly Diagnostic[] {
  const out: Diagnostic[] = [];
  if (arrow.loss !== undefined) {
    const turned = arrow.reversed ? ', and the message was reversed' : '';
    const became = arrow.arrow === '--' ? 'a solid line' : `the arrow ${arrow.arrow}${turned}`;
    out.push(report('M204', span, { what: arrow.loss, became }));
  }
  if (central) out.push(report('M204', span, { what: 'The circle on a lifeline', became: 'a plain end' }));
  return out;
}

/** A lifeline that begins or ends elsewhere than at its first or last message. */
export function lifeLoss({ side, id, statement: { span } }: Life, report: ConverterReport): Diagnostic {
  const what =
    side === 'start' ? `The creation of '${short(id)}' at this point` : `The end of '${short(id)}' at this point`;
  const instead =
    side === 'start'
      ? 'A created actor begins at the first message to it. Write it above its other messages.'
      : 'A destroyed actor ends below its last message. Write it below its other messages.';
  return report('M203', span, { what, instead });
}

const LINKS: Readonly<Partial<Record<Extra['kind'], string>>> = {
  links: 'The link menu',
  link: 'The link',
  properties: 'The property list',
  details: 'The details line',
};

/** The lost menus of actors; `declarationOf` returns the declaration of an actor. */
export function linkLosses(
  sequence: Sequence,
  declarationOf: (external: string) => DraftDeclaration | undefined,
  report: ConverterReport,
): readonly Diagnostic[] {
  const out: Diagnostic[] = [];
  for (const statement of everyStatement(sequence.statements)) {
    const what = 'actor' in statement ? LINKS[statement.kind] : undefined;
    if (what === undefined || !('actor' in statement)) continue;
    const { kind, actor, text, span } = statement;
    const content = text ? sequence.textOf(text) : '';
    const url = kind === 'link' || kind === 'links' ? addressIn(content) : undefined;
    const lost = {
      what: `${what} of '${short(actor.id)}'`,
      on: 'actor',
      ...(url === undefined ? {} : { url }),
    } as const;
    out.push(lostLink(lost, span, declarationOf(actor.id), report));
  }
  return out;
}

/** The first address, with a scheme or after the `@` of `link A: Label @ /path`. */
function addressIn(content: string): string | undefined {
  const written = /[a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'{}]{1,1900}/i.exec(content)?.[0];
  const behind = content.slice(content.lastIndexOf('@') + 1).trim();
  return written ?? (content.includes('@') && /^[^\s"'{}]{1,1900}$/.test(behind) ? behind : undefined);
}

/** Bars reported one by one; the rest share a report. */
const SINGLY = 3;

/** Bars that Mermaid does not draw; those after the first few are reported together, at the first of them. */
export function barLosses({ idle, tooMany }: Bars, { bars }: Events, report: ConverterReport): readonly Diagnostic[] {
  const [one] = bars;
  const many =
    tooMany && one !== undefined
      ? [report('M203', one.statement.span, { what: 'So many written bars', instead: 'Split the diagram.' })]
      : [];
  const singly = idle.length > SINGLY + 1 ? idle.slice(0, SINGLY) : idle;
  const out = singly.map(({ id, begins, statement: { span } }) =>
    report('M203', span, {
      what: begins
        ? `An activation of '${short(id)}' that nothing ends`
        : `An end of a bar of '${short(id)}' that nothing begins`,
      instead: begins ? `End it with: deactivate ${short(id)}` : `Begin it with: activate ${short(id)}`,
    }),
  );
  const rest = idle.slice(singly.length);
  const [first] = rest;
  if (!first) return [...many, ...out];
  const what = `A run of ${rest.length} more bars without a beginning or an end, from this line on,`;
  return [...many, ...out, report('M203', first.statement.span, { what, instead: 'Begin and end each of them.' })];
}
