// Diagnostic codes of c4 only.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';
import type { View } from './model.js';

export interface C4CodeArgs {
  readonly W630: { readonly id: string; readonly keyword: string; readonly within: string };
  readonly W631: { readonly id: string; readonly keyword: string; readonly view: View; readonly meant: View };
  readonly W632: { readonly id: string; readonly keyword: string; readonly view: View; readonly meant: View };
  readonly W633: { readonly ids: readonly string[]; readonly missing: string; readonly option: string };
  readonly W634: { readonly arrows: readonly string[] };
}

export const c4Numbers: CodeNumbers = { E: [630, 639], W: [630, 639] };

const SHOWS: Readonly<Record<View, string>> = {
  context: 'people and systems',
  container: 'people, systems and the containers of one system',
  component: 'the components of one container and their neighbours',
  dynamic: 'what happens, in order',
  deployment: 'hosts and what runs on them',
};
const one = (keyword: string): string => `a ${keyword}`;
/** Number of ids that a message names. */
const NAMED = 6;
const listed = (ids: readonly string[]): string => {
  const more = ids.length - NAMED;
  const shown = ids.slice(0, NAMED).map((each) => `'${each}'`);
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
};

export const c4Codes: CodeTable<C4CodeArgs> = {
  W630: {
    severity: 'warning',
    meaning: 'A container is outside a system, or a component is outside a container.',
    message: ({ id, keyword, within }) => `The ${keyword} '${id}' is not inside a ${within}.`,
    hint: ({ keyword, within }) =>
      `Move this line into the block of its ${within}: ${within} bank "Bank" { … }. If somebody else runs it, add external after the name of the ${keyword}.`,
    example: 'c4 "Bank" view=container\ncontainer web "Web" tech="Go"\n',
    repair: 'c4 "Bank" view=container\nsystem bank {\n  container web "Web" tech="Go"\n}\n',
  },
  W631: {
    severity: 'warning',
    meaning: 'A relation ends at an element of a level that the view does not show.',
    message: ({ id, keyword, view }) =>
      `This relation ends at the ${keyword} '${id}', but a ${view} view shows ${SHOWS[view]}.`,
    hint: ({ meant: intended }) =>
      `End it at the system that a ${intended} view opens, or write view=${intended} in the header.`,
    example: 'c4 "Bank"\nperson p sub="x"\nsystem bank {\n  container web tech="Go"\n}\np -> web : "uses"\n',
    repair:
      'c4 "Bank" view=container\nperson p sub="x"\nsystem bank {\n  container web tech="Go"\n}\np -> web : "uses"\n',
  },
  W632: {
    severity: 'warning',
    meaning: 'An element belongs to a level that the view does not show.',
    message: ({ id, keyword, view }) => `'${id}' is ${one(keyword)}, but a ${view} view shows ${SHOWS[view]}.`,
    hint: ({ meant: intended }) => `Write view=${intended} in the header, or remove the line.`,
    example: 'c4 "Bank"\nsystem bank {\n  container web tech="Go"\n}\n',
    repair: 'c4 "Bank" view=container\nsystem bank {\n  container web tech="Go"\n}\n',
  },
  W633: {
    severity: 'warning',
    style: true,
    meaning: 'Elements lack the description or technology that the view should show.',
    message: ({ ids, missing }) =>
      `${ids.length === 1 ? 'An element has' : 'Elements have'} no ${missing}: ${listed(ids)}.`,
    hint: ({ option }) => `Add a short text to each line: ${option}`,
    example: 'c4 "Bank"\nperson p "Customer"\nsystem bank "Bank"\np -> bank : "uses"\n',
    repair:
      'c4 "Bank"\nperson p "Customer" sub="Has an account"\nsystem bank "Bank" sub="Shows balances"\np -> bank : "uses"\n',
  },
  W634: {
    severity: 'warning',
    style: true,
    meaning: 'Relations without a label do not show their purpose.',
    message: ({ arrows }) =>
      `${arrows.length === 1 ? 'A relation has' : 'Relations have'} no label: ${arrows.slice(0, NAMED).join(', ')}${arrows.length > NAMED ? ` and ${arrows.length - NAMED} more` : ''}.`,
    hint: () => 'Add a label with the purpose, and the technology: a -> b : "Reads orders" tech="HTTPS"',
    example:
      'c4 "Bank"\nperson p "Customer" sub="Has an account"\nsystem bank "Bank" sub="Shows balances"\np -> bank\n',
    repair:
      'c4 "Bank"\nperson p "Customer" sub="Has an account"\nsystem bank "Bank" sub="Shows balances"\np -> bank : "uses"\n',
  },
};

export const report: Report<C4CodeArgs> = reporter(c4Codes);
