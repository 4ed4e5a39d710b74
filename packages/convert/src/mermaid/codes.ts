// The converter's codes: those that any type can raise, and those of each type from its folder. docs/conversion.md, Codes.
// M1 codes are errors: nothing is converted. M2 codes are warnings: conversion continues. Examples are Mermaid texts.
import type { CodeTable } from '@linework/core';
import { short, someOf } from '../short.js';
import { type ClassCodeArgs, classCodes } from './class/codes.js';
import { type ErCodeArgs, erCodes } from './er/codes.js';
import { type GanttCodeArgs, ganttCodes } from './gantt/codes.js';
import { type GitGraphCodeArgs, gitGraphCodes } from './git-graph/codes.js';
import { type JourneyCodeArgs, journeyCodes } from './journey/codes.js';
import { type MindmapCodeArgs, mindmapCodes } from './mindmap/codes.js';
import { type StateCodeArgs, stateCodes } from './state/codes.js';
import { type TimelineCodeArgs, timelineCodes } from './timeline/codes.js';

export interface ConverterCodeArgs
  extends SharedCodeArgs,
    ClassCodeArgs,
    ErCodeArgs,
    GanttCodeArgs,
    GitGraphCodeArgs,
    JourneyCodeArgs,
    MindmapCodeArgs,
    StateCodeArgs,
    TimelineCodeArgs {}

export interface SharedCodeArgs {
  readonly M100: { readonly beginning: string; readonly near?: string };
  /** `drawn`: the closest kind is supported. `later`: the type has a kind, but is not supported yet. */
  readonly M101: {
    readonly type: string;
    readonly closest?: string;
    readonly drawn?: boolean;
    readonly later?: boolean;
  };
  readonly M102: {
    readonly what:
      | 'characters'
      | 'nodes'
      | 'edges'
      | 'commits'
      | 'topics'
      | 'items'
      | 'slices'
      | 'points'
      | 'tasks'
      | 'series of one kind'
      | 'steps'
      | 'times'
      | 'participants'
      | 'messages'
      | 'entities'
      | 'lanes'
      | 'classes'
      | 'relations'
      | 'levels of nesting';
    readonly most: number;
  };
  readonly M103: { readonly type: string; readonly needs?: string };
  readonly M104: { readonly line: number; readonly reason: string };
  readonly M110: { readonly reason: string; readonly instead: string };
  /** `tone`: the tone of a link's colour. */
  readonly M200: { readonly what: string; readonly tone?: string };
  readonly M201: { readonly what: string; readonly on: string; readonly line?: string; readonly unsafe: boolean };
  readonly M202: { readonly what: string; readonly instead: string };
  readonly M203: { readonly what: string; readonly instead: string };
  readonly M204: { readonly what: string; readonly became: string; readonly instead?: string };
  readonly M205: { readonly label: string; readonly changes: readonly string[] };
  readonly M206: { readonly from: string; readonly to: string };
  readonly M207: { readonly name: string; readonly gives: string; readonly ids: readonly string[] };
  readonly M208: { readonly ids: readonly string[] };
  readonly M209: { readonly what: string };
  /** `frame`: the edge that ends at the frame, in a kind that has such edges. */
  readonly M210: {
    readonly group: string;
    readonly node: string;
    readonly side: 'into' | 'out of';
    readonly frame?: string;
  };
  readonly M213: { readonly node: string; readonly kept: string; readonly left: string };
  readonly M214: { readonly header?: string };
  readonly M215: { readonly token: string; readonly on: string; readonly near?: string };
  readonly M216: { readonly what: string; readonly instead: string };
  readonly M217: { readonly what: string; readonly instead: string };
  readonly M218: { readonly reason: string; readonly instead: string };
  readonly M219: { readonly icon: string; readonly why: 'product' | 'token'; readonly of: string };
}

const TITLED = '---\ntitle: Shop\n---\nflowchart LR\n';

const shared: CodeTable<SharedCodeArgs> = {
  M100: {
    severity: 'error',
    meaning: 'The text is empty or does not start with a diagram type.',
    message: ({ beginning }) =>
      beginning === '' ? 'There is no diagram in this text.' : `'${short(beginning)}' is not a Mermaid diagram type.`,
    hint: ({ near }) =>
      near === undefined
        ? 'Start with a line that names the type, such as: flowchart LR'
        : `Write '${near}'. Case matters.`,
    example: 'A --> B\n',
    repair: `${TITLED}A([Cart]) --> B{Paid?}\n`,
  },
  M101: {
    severity: 'error',
    meaning: 'This type of diagram is not supported.',
    message: ({ type, later }) =>
      later ? `Mermaid's ${type} diagrams are not supported yet.` : `Mermaid's ${type} diagrams have no matching kind.`,
    hint: ({ closest, drawn: isDrawn, later }) =>
      closest === undefined
        ? 'Keep this diagram in Mermaid.'
        : !isDrawn
          ? `Its ${later ? '' : 'closest '}kind is ${closest}, which is not supported yet. Keep this diagram in Mermaid.`
          : later
            ? `Write it by hand as a ${closest} diagram.`
            : `The closest kind is ${closest}. Write the diagram by hand in that kind.`,
    example: 'kanban\n  todo[Todo]\n',
    repair: `${TITLED}A([Cart]) --> B{Paid?}\n`,
  },
  M102: {
    severity: 'error',
    meaning: 'The diagram exceeds a size limit.',
    message: ({ what, most }) => `The diagram has more than ${most} ${what}.`,
    hint: ({ what }) =>
      what === 'levels of nesting' ? 'Reduce the nesting, or split the diagram.' : 'Split it into several diagrams.',
    example: `${TITLED}${'subgraph a\n'.repeat(25)}A([Cart])\n${'end\n'.repeat(25)}`,
    repair: `${TITLED}subgraph a\nA([Cart])\nend\n`,
  },
  M103: {
    severity: 'error',
    meaning: 'The diagram has a header but nothing to draw.',
    message: ({ type }) => `The ${type} has nothing to draw.`,
    hint: ({ needs }) => `Add ${needs ?? 'a node, such as: A[Text]'}`,
    example: TITLED,
    repair: `${TITLED}A([Cart])\n`,
  },
  M104: {
    severity: 'error',
    meaning: 'The converted source has an error, so nothing is returned. This is a bug in the converter.',
    message: ({ line, reason }) => `The converted source has an error on line ${line}: ${reason}`,
    hint: () => 'Report this bug with the diagram. In the meantime, write the diagram by hand.',
    example: '',
    repair: '',
  },
  M110: {
    severity: 'error',
    meaning: 'A statement cannot be read, so nothing is converted.',
    message: ({ reason }) => `This statement cannot be read: ${reason}.`,
    hint: ({ instead }) => `${instead} Or set lenient to skip this statement.`,
    example: `${TITLED}A([Cart]) --> \n`,
    repair: `${TITLED}A([Cart]) --> B{Paid?}\n`,
  },
  M200: {
    severity: 'warning',
    lost: true,
    meaning: 'Styling was dropped: strokes, text colours, classes or themes.',
    message: ({ what }) => `Styling was dropped: ${short(what, 300)}.`,
    hint: ({ tone }) =>
      tone === undefined
        ? 'The theme sets colours and spacing. Use a type, tone= or role= to express what a colour meant.'
        : `If the colour marks an outcome, write tone=${tone} on the edges. Use role= to say what a line carries.`,
    example: `${TITLED}A([Cart])\nlinkStyle default stroke:red\n`,
    repair: `${TITLED}A([Cart])\n`,
  },
  M201: {
    severity: 'warning',
    lost: true,
    meaning: 'A click action, link or tooltip was dropped.',
    message: ({ what }) => `${what} was dropped.`,
    hint: ({ line, on, unsafe }) =>
      line === undefined
        ? `Put its text in desc= on the ${on}.`
        : `To keep its content, write${unsafe ? ' this (link= accepts only https and relative addresses)' : ''}: ${line}`,
    example: `${TITLED}A([Cart])\nclick A call open()\n`,
    repair: `${TITLED}A([Cart])\n`,
  },
  M202: {
    severity: 'warning',
    lost: true,
    meaning: 'A layout hint was dropped.',
    message: ({ what }) => `${what} was dropped.`,
    hint: ({ instead }) => instead,
    example: `${TITLED}A([Cart]) ---> B{Paid?}\n`,
    repair: `${TITLED}A([Cart]) --> B{Paid?}\n`,
  },
  M203: {
    severity: 'warning',
    lost: true,
    meaning: 'A meaningful construct has no equivalent and was dropped.',
    message: ({ what }) => `${what} was dropped.`,
    hint: ({ instead }) => instead,
    example: `${TITLED}A{Paid?}@{ img: "https://example.com/a.png" }\n`,
    repair: `${TITLED}A{Paid?}\n`,
  },
  M204: {
    severity: 'warning',
    meaning: 'A construct without an equivalent was replaced by the nearest one.',
    message: ({ what, became }) => `${what} became ${became}.`,
    hint: ({ instead }) => instead ?? 'No action needed, unless the difference matters.',
    example: `${TITLED}A([Cart]) --x B{Paid?}\n`,
    repair: `${TITLED}A([Cart]) --> B{Paid?}\n`,
  },
  M205: {
    severity: 'warning',
    meaning: 'The text of a label was cleaned up.',
    message: ({ changes }) => `The label was cleaned up: ${short(changes.join('; '), 400)}.`,
    hint: ({ label }) => `It now reads '${short(label, 200)}'. Put details in sub= or desc=.`,
    example: `${TITLED}A(["<b>Cart</b>"])\n`,
    repair: `${TITLED}A(["Cart"])\n`,
  },
  M206: {
    severity: 'warning',
    meaning: 'An id was renamed.',
    message: ({ from, to }) => `The id '${short(from)}' became '${to}'.`,
    hint: () => 'An id starts with a letter or _, followed by letters, digits, _ and -. The label keeps the text.',
    example: `${TITLED}1a([Cart])\n`,
    repair: `${TITLED}a1([Cart])\n`,
  },
  M207: {
    severity: 'warning',
    meaning: 'A type or tone was taken from a class name.',
    message: ({ name, gives, ids }) => `The class '${short(name)}' set ${gives} on ${ids.join(', ')}.`,
    hint: () => 'Change the type or tone of a node if the class meant something else.',
    example: `${TITLED}A[Cart]:::service\n`,
    repair: `${TITLED}A([Cart])\n`,
  },
  M208: {
    severity: 'warning',
    meaning: 'Nodes without a recognized type became steps.',
    message: ({ ids }) => `These nodes have no recognized type, so they are steps: ${someOf(ids)}.`,
    hint: () => 'Give each node a type, such as service, database, person or external.',
    example: `${TITLED}A[Cart]\n`,
    repair: `${TITLED}A([Cart])\n`,
  },
  M209: {
    severity: 'warning',
    lost: true,
    meaning: 'A duplicate edge, slice or name was dropped.',
    message: ({ what }) => `${short(what)} already exists; this one was dropped.`,
    hint: () => 'Give it its own label if it means something else.',
    example: `${TITLED}A([Cart]) --> B{Paid?}\nA --> B\n`,
    repair: `${TITLED}A([Cart]) --> B{Paid?}\n`,
  },
  M210: {
    severity: 'warning',
    meaning: 'An edge to or from a subgraph was moved to a node inside it.',
    message: ({ group, node, side }) =>
      side === 'into'
        ? `The edge into '${short(group)}' now goes to '${node}' inside it.`
        : `The edge out of '${short(group)}' now comes from '${node}' inside it.`,
    hint: ({ frame }) =>
      frame === undefined
        ? 'Edges connect only nodes here. If this node is wrong, name another one inside.'
        : `To end it at the frame, write ${frame}, or convert with groupEdges=frame.`,
    example: `${TITLED}subgraph shop\nA([Cart])\nend\nB{Paid?} --> shop\n`,
    repair: `${TITLED}subgraph shop\nA([Cart])\nend\nB{Paid?} --> A\n`,
  },
  M213: {
    severity: 'warning',
    meaning: 'A node is in more than one subgraph; it was kept in one group.',
    message: ({ node, kept: holder, left }) =>
      `'${short(node)}' is in '${short(holder)}', so it was not added to '${short(left)}'.`,
    hint: () => 'Name the node only in the subgraph it belongs to. To frame nodes of several groups, use an overlay.',
    example: `${TITLED}subgraph a\nA([Cart])\nend\nsubgraph b\nA\nB{Paid?}\nend\n`,
    repair: `${TITLED}subgraph a\nA([Cart])\nend\nsubgraph b\nB{Paid?}\nend\n`,
  },
  M214: {
    severity: 'warning',
    meaning: 'The diagram has no title.',
    message: () => 'The diagram has no title.',
    hint: ({ header = 'flow "Checkout"' }) => `Add a title to the header, such as: ${header}`,
    example: 'flowchart LR\nA([Cart])\n',
    repair: `${TITLED}A([Cart])\n`,
  },
  M215: {
    severity: 'warning',
    meaning: 'An icon-font token was removed from a label.',
    message: ({ token }) => `The icon '${short(token)}' was removed.`,
    hint: ({ near, on }) =>
      near === undefined
        ? `Search for an icon by name and write icon= on the ${on}.`
        : `The closest icon is ${near}. Write icon=${near} on the ${on}.`,
    example: `${TITLED}A([fa:fa-cart-shopping Cart])\n`,
    repair: `${TITLED}A([Cart])\n`,
  },
  M216: {
    severity: 'warning',
    meaning: 'An empty subgraph was dropped, or an empty label was replaced by the id.',
    message: ({ what }) => what,
    hint: ({ instead }) => instead,
    example: `${TITLED}A([" "])\n`,
    repair: `${TITLED}A([Cart])\n`,
  },
  M217: {
    severity: 'warning',
    meaning: 'An unclosed block or an unmatched end was repaired.',
    message: ({ what }) => what,
    hint: ({ instead }) => instead,
    example: `${TITLED}subgraph shop\nA([Cart])\n`,
    repair: `${TITLED}subgraph shop\nA([Cart])\nend\n`,
  },
  M218: {
    severity: 'warning',
    lost: true,
    meaning: 'A statement that cannot be read was skipped because lenient is set.',
    message: ({ reason }) => `This statement was skipped: ${reason}.`,
    hint: ({ instead }) => instead,
    example: `${TITLED}A([Cart])\nA --> \n`,
    repair: `${TITLED}A([Cart])\n`,
  },
  M219: {
    severity: 'warning',
    meaning: 'An item converted without an icon has a matching one. The location is in the produced source.',
    message: ({ why, of }) =>
      why === 'product'
        ? `'${short(of)}' names a product that has an icon.`
        : `The text of '${short(of)}' contained an icon.`,
    hint: ({ icon }) => `Write icon=${icon} on this line.`,
    example: `${TITLED}A([fa:fa-user Cart])\n`,
    repair: `${TITLED}A([Cart])\n`,
  },
};

export const converterCodes: CodeTable<ConverterCodeArgs> = {
  ...shared,
  ...classCodes,
  ...erCodes,
  ...ganttCodes,
  ...gitGraphCodes,
  ...journeyCodes,
  ...mindmapCodes,
  ...stateCodes,
  ...timelineCodes,
};
