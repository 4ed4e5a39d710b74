// The diagnostic codes of state.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface StateCodeArgs {
  readonly E620: { readonly from: string; readonly to: string };
  readonly E621: { readonly from: string; readonly first?: string };
  readonly W620: { readonly scope: string; readonly ways: readonly string[] };
  readonly W621: { readonly scope: string; readonly first: string };
  readonly W622: { readonly label: string; readonly id: string };
  readonly W623: { readonly label: string; readonly id: string };
  readonly W624: { readonly label: string; readonly said: string; readonly line: number };
  readonly W625: { readonly id: string; readonly to: string };
  readonly W626: { readonly id: string; readonly keyword: 'fork' | 'join'; readonly ways: number };
  readonly W627: { readonly from: string; readonly to: string; readonly composite: string };
  readonly W628: Record<never, never>;
  readonly W629: { readonly what: string; readonly composite: string };
}

export const stateNumbers: CodeNumbers = { E: [620, 629], W: [620, 629] };

const HEAD = 'state "Door"\n';

export const stateCodes: CodeTable<StateCodeArgs> = {
  E620: {
    severity: 'error',
    meaning: 'A transition leaves end.',
    message: ({ to }) => `Nothing follows end, so no transition can lead from it to '${to}'.`,
    hint: ({ to }) => `Start the transition at a state, closed -> ${to}, or reverse it: ${to} -> end`,
    example: `${HEAD}state closed\nstart -> closed\nclosed -> end\nend -> closed\n`,
    repair: `${HEAD}state closed\nstart -> closed\nclosed -> end\n`,
  },
  E621: {
    severity: 'error',
    meaning: 'A transition leads to start.',
    message: ({ from }) => `No transition can lead to start; '${from}' must lead to a state.`,
    hint: ({ from, first }) =>
      first === undefined
        ? `Name the state it leads to, or end: ${from} -> end`
        : `Name the state that start leads to: ${from} -> ${first}`,
    example: `${HEAD}state closed\nstate open\nstart -> closed\nclosed -> open\nopen -> start\n`,
    repair: `${HEAD}state closed\nstate open\nstart -> closed\nclosed -> open\nopen -> closed\n`,
  },
  W620: {
    severity: 'warning',
    meaning: 'Several transitions leave the same start.',
    message: ({ scope, ways }) => `The start of ${scope} has ${ways.length} transitions: ${ways.join(', ')}.`,
    hint: () => 'Keep one. To begin in several states at once, lead it to a fork; to choose by guard, to a choice.',
    example: `${HEAD}state closed\nstate open\nstart -> closed\nstart -> open\nclosed -> open : "push"\nopen -> closed : "pull"\n`,
    repair: `${HEAD}state closed\nstate open\nstart -> closed\nclosed -> open : "push"\nopen -> closed : "pull"\n`,
  },
  W621: {
    severity: 'warning',
    style: true,
    meaning: 'A diagram or composite does not say which state it begins in.',
    message: ({ scope }) => `No transition says where ${scope} begins.`,
    hint: ({ first }) => `Name its first state: start -> ${first}`,
    example: `${HEAD}state closed\nstate open\nclosed -> open : "push"\nopen -> closed : "pull"\n`,
    repair: `${HEAD}state closed\nstate open\nstart -> closed\nclosed -> open : "push"\nopen -> closed : "pull"\n`,
  },
  W622: {
    severity: 'warning',
    meaning: 'A state cannot be reached from start.',
    message: ({ label }) => `'${label}' cannot be reached from start.`,
    hint: ({ id }) => `Add a transition to it, open -> ${id}, or remove it.`,
    example: `${HEAD}state closed\nstate open\nstate locked\nstart -> closed\nclosed -> open : "push"\nopen -> closed : "pull"\nlocked -> closed : "unlock"\n`,
    repair: `${HEAD}state closed\nstate open\nstate locked\nstart -> closed\nclosed -> open : "push"\nopen -> closed : "pull"\nclosed -> locked : "lock"\nlocked -> closed : "unlock"\n`,
  },
  W623: {
    severity: 'warning',
    style: true,
    meaning: 'A state has no outgoing transition, not even to end.',
    message: ({ label }) => `No transition leaves '${label}'.`,
    hint: ({ id }) => `If it ends there, write ${id} -> end`,
    example: `${HEAD}state closed\nstate open\nstart -> closed\nclosed -> open : "push"\n`,
    repair: `${HEAD}state closed\nstate open\nstart -> closed\nclosed -> open : "push"\nopen -> end\n`,
  },
  W624: {
    severity: 'warning',
    meaning: 'Two transitions out of one state have the same event and guard but lead to different states.',
    message: ({ label, said: condition, line }) =>
      `'${label}' has two transitions ${condition}; the other is on line ${line}.`,
    hint: () => 'Distinguish them by guards: push [locked], push [else]',
    example: `${HEAD}state closed\nstate open\nstate stuck\nstart -> closed\nclosed -> open : "push"\nclosed -> stuck : "push"\nopen -> end\nstuck -> end\n`,
    repair: `${HEAD}state closed\nstate open\nstate stuck\nstart -> closed\nclosed -> open : "push [oiled]"\nclosed -> stuck : "push [rusty]"\nopen -> end\nstuck -> end\n`,
  },
  W625: {
    severity: 'warning',
    style: true,
    meaning: 'A choice has no transition for the cases that no guard covers.',
    message: ({ id }) => `The choice '${id}' has no transition for the cases that its guards do not cover.`,
    hint: ({ id, to }) => `Add one: ${id} -> ${to} : "[else]"`,
    example: `${HEAD}state closed\nstate open\nchoice ok\nstart -> closed\nclosed -> ok : "push"\nok -> open : "[oiled]"\nok -> closed : "[locked]"\nopen -> end\n`,
    repair: `${HEAD}state closed\nstate open\nchoice ok\nstart -> closed\nclosed -> ok : "push"\nok -> open : "[oiled]"\nok -> closed : "[else]"\nopen -> end\n`,
  },
  W626: {
    severity: 'warning',
    meaning: 'A fork has fewer than two outgoing transitions, or a join fewer than two incoming ones.',
    message: ({ id, keyword, ways }) =>
      `The ${keyword} '${id}' has ${ways === 0 ? 'no' : 'only one'} ${keyword === 'fork' ? 'outgoing' : 'incoming'} transition.`,
    hint: ({ id, keyword }) =>
      keyword === 'fork'
        ? `Add another one, ${id} -> b, or connect the states directly.`
        : `Add another one, b -> ${id}, or connect the states directly.`,
    example: `${HEAD}state heat\nfork both\nstart -> both\nboth -> heat\nheat -> end\n`,
    repair: `${HEAD}state heat\nstate light\nfork both\nstart -> both\nboth -> heat\nboth -> light\nheat -> end\nlight -> end\n`,
  },
  W627: {
    severity: 'warning',
    meaning: 'A transition leads from one region of a composite to another.',
    message: ({ from, to, composite }) =>
      `'${from}' and '${to}' are in different regions of '${composite}', which run in parallel.`,
    hint: () => 'Handle the event in both regions, or put both states into one region.',
    example: `${HEAD}state on {\n  region {\n    state heating\n    start -> heating\n  }\n  region {\n    state lit\n    start -> lit\n    lit -> end\n  }\n}\nstart -> on\nheating -> lit : "hot"\non -> end\n`,
    repair: `${HEAD}state on {\n  region {\n    state heating\n    start -> heating\n    heating -> end : "hot"\n  }\n  region {\n    state lit\n    start -> lit\n    lit -> end : "hot"\n  }\n}\nstart -> on\non -> end\n`,
  },
  W628: {
    severity: 'warning',
    style: true,
    meaning: 'Every transition is dashed, though -> is the plain arrow.',
    message: () => "Every transition is '-->', which is dashed.",
    hint: () => 'Write -> for a plain transition.',
    example: `${HEAD}state closed\nstart --> closed\nclosed --> end\n`,
    repair: `${HEAD}state closed\nstart -> closed\nclosed -> end\n`,
  },
  W629: {
    severity: 'warning',
    meaning: 'A composite with regions also has content outside them.',
    message: ({ what, composite }) =>
      `${what} is in '${composite}' but outside its regions, so it is drawn as a separate region.`,
    hint: () => 'Move it into one of the regions, or put a region { } around it.',
    example: `${HEAD}state on {\n  state heating\n  region {\n    state lit\n    start -> lit\n    lit -> end\n  }\n}\nstart -> on\non -> end\n`,
    repair: `${HEAD}state on {\n  region {\n    state heating\n    start -> heating\n    heating -> end\n  }\n  region {\n    state lit\n    start -> lit\n    lit -> end\n  }\n}\nstart -> on\non -> end\n`,
  },
};

export const report: Report<StateCodeArgs> = reporter(stateCodes);
