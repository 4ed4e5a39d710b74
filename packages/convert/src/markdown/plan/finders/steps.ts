// A numbered list that describes a process: a flow, or a sequence if its lines say who sends what to whom. Lists of what
// a reader has to type or click are skipped: a picture would say less than they do.
import type { DiagramDraft } from '@linework/core';
import { makeIdBook } from '../../../ids.js';
import type { Finder } from '../contract.js';

const LEAST = 4;
const MOST = 20;
const LONGEST = 48;
/** Headings of automatic processes. */
const PROCESS =
  /\b(?:how .*works?|how .+ (?:is|are|gets?)|works|flows?|process(?:es|ing|ed)?|workflows?|life ?cycles?|pipelines?|algorithms?|sequences?|stages|phases|handshakes?|protocols?|happens|resolution|step by step|journey|path of|life of|escalation|incident|approval|release process|deployment process|deploy(?:s|ing|ments?)?|roll-?outs?|roll-?backs?|releasing|hand-?over)\b/i;
/** Headings of what the reader does. */
const TASK =
  /\b(?:install\w*|set ?-?up|getting started|quick ?-?start|usage|using|build(?:ing)?|develop\w*|contribut\w*|prerequisites?|requirements?|configur\w*|creat\w*|add(?:ing)?|writ(?:e|ing)|run(?:ning)?|test(?:s|ing)?|try\w*|upgrad\w*|migrat\w*|tutorial|example\w*|troubleshoot\w*|how to|faq|notes?|references?|goals?|rules?|principles?|features?|table of contents|contents|license|changelog)\b/i;
/** Headings of processes that run by themselves, even if their steps are written as commands. */
const AUTOMATIC = /\b(?:deploy(?:s|ing|ments?)?|roll-?outs?|roll-?backs?|releasing|release process|pipelines?)\b/i;
/** What a reader does at a screen. */
const BY_HAND =
  /^(?:first,? |then,? |next,? |finally,? |now,? )?(?:install|run|clone|open|click|copy|go|download|fork|select|enter|edit|use|navigate|choose|type|paste|visit|sign|log|follow|see|read|save|press|cd)\b/i;
const IMPERATIVE =
  /^(?:\(?optional\)?[:,]? )?(?:first,? |then,? |next,? |finally,? |now,? )?(?:install|run|clone|create|open|click|copy|add|go|download|set|make|check|fork|select|enter|edit|configure|use|navigate|update|ensure|write|commit|push|submit|start|build|delete|remove|replace|import|define|verify|choose|type|paste|visit|sign|log|follow|see|read|save|press|wait|change|put|move|try|test|apply|deploy|generate|provide|pick|ask|consider|keep|do|don't|never|always|avoid|prefer|be|have|call|implement|pass|specify|enable|disable|review|describe|include|rename|stop|restart|execute|initialize|switch|merge|tag|bump|publish|register|obtain|get|find|fill|upload|unzip|extract|export|modify|prepare)\b/i;
const CONDITION = /\b(?:if|otherwise|unless|else|depending on|in case)\b/i;
const MESSAGE =
  /^(?:the |an? |our )?([A-Z]?[\w-]+(?: [\w-]+){0,2}?) (sends?|calls?|requests?|returns?|responds?|asks?|queries|redirects?|forwards?|posts?|replies|answers|publishes|notifies|passes|submits|delivers|writes|reads)\b(.*)$/i;
const RECEIVER = /\b(?:to|from|with|by) (?:the |an? |its |our )?([A-Za-z][\w-]*(?: [\w-]+)?)/;

export const steps: Finder = (block, section) => {
  if (block.type !== 'list' || !block.ordered || block.items.length < LEAST || block.items.length > MOST)
    return undefined;
  if (TASK.test(section.title) && !/\bhow .*works?\b/i.test(section.title)) return undefined;
  const pattern = AUTOMATIC.test(section.title) ? BY_HAND : IMPERATIVE;
  if (block.items.some((item) => item.length > 400) || share(block.items, (item) => pattern.test(item)) >= 0.4)
    return undefined;
  const messages = block.items.flatMap((item) => messageOf(item) ?? []);
  const actors = new Set(messages.flatMap(({ from, to }) => [from, to]));
  if (messages.length >= block.items.length * 0.7 && messages.length >= 3 && actors.size >= 2 && actors.size <= 6) {
    return {
      kind: 'sequence',
      reason: `The list describes in ${block.items.length} steps who sends what to whom.`,
      draft: messagesDraft('sequence', section.title, messages),
      lacks: ['Responses that the list does not mention.'],
    };
  }
  const conditions = block.items.filter((item) => CONDITION.test(item)).length;
  if (!PROCESS.test(section.title)) return undefined;
  return {
    kind: 'flow',
    reason: `The list describes a process in ${block.items.length} steps${conditions > 0 ? `, ${conditions} of them with a condition` : ''}.`,
    draft: flowDraft(section.title, block.items),
    ...(conditions > 0 ? { lacks: ['What happens when a condition is not met.'] } : {}),
  };
};

const share = (items: readonly string[], holds: (item: string) => boolean): number =>
  items.filter(holds).length / items.length;

export interface Message {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

function messageOf(item: string): readonly Message[] | undefined {
  const match = MESSAGE.exec(item);
  const to = match && RECEIVER.exec(match[3] ?? '')?.[1];
  if (!match || !to) return undefined;
  return [{ from: (match[1] ?? '').toLowerCase(), to: to.toLowerCase(), label: short(`${match[2]}${match[3]}`) }];
}

/** The keyword of those who send and receive. */
const SENDERS = { sequence: 'actor', flow: 'node' } as const;

export function messagesDraft(kind: keyof typeof SENDERS, title: string, messages: readonly Message[]): DiagramDraft {
  const keyword = SENDERS[kind];
  const names = [...new Set(messages.flatMap(({ from, to }) => [from, to]))];
  const ids = makeIdBook(names.map((external) => ({ external, fallback: keyword, unnamed: true, label: external })));
  return {
    header: { kind, ...(title === '' ? {} : { title }) },
    statements: [
      ...names.map((name) => ({
        shape: 'declaration' as const,
        keyword,
        id: ids.idOf(name),
        label: name.charAt(0).toUpperCase() + name.slice(1),
      })),
      ...messages.map(({ from, to, label }) => ({
        shape: 'edge' as const,
        from: ids.idOf(from),
        arrow: '->' as const,
        to: ids.idOf(to),
        label,
      })),
    ],
  };
}

export function flowDraft(title: string, labels: readonly string[]): DiagramDraft {
  const ids = labels.map((_, at) => `step${at + 1}`);
  return {
    header: { kind: 'flow', ...(title === '' ? {} : { title }) },
    statements: [
      ...labels.map((label, at) => ({
        shape: 'declaration' as const,
        keyword: 'node',
        id: ids[at] ?? '',
        label: short(label),
      })),
      ...ids.slice(1).map((id, at) => ({
        shape: 'edge' as const,
        from: ids[at] ?? '',
        arrow: '->' as const,
        to: id,
      })),
    ],
  };
}

/** Its first clause, cut between words. */
export function short(text: string): string {
  const clause =
    /^(.{3,}?)(?:: | - | – | — |; |\. |, (?:and|which|then|so|where|but) |\.$|$)/.exec(text.trim())?.[1] ?? text.trim();
  if (clause.length <= LONGEST) return clause;
  return `${clause.slice(0, LONGEST).replace(/(?<!\s)\s+\S*$/, '')} …`;
}
