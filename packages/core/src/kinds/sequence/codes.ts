// The diagnostic codes of sequence.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface SequenceCodeArgs {
  readonly E420: Record<never, never>;
  readonly E421: { readonly count: number };
  readonly E422: { readonly id: string };
  readonly E423: { readonly id: string; readonly none: boolean };
  readonly E424: { readonly id: string };
  readonly E425: { readonly id: string };
  readonly W210: { readonly count: number; readonly limit: number };
  readonly W211: { readonly count: number; readonly limit: number };
  readonly W212: { readonly limit: number };
  readonly W213: { readonly id: string };
}

const actors = (count: number): string => Array.from({ length: count }, (_, i) => `actor a${i + 1}\n`).join('');

export const sequenceNumbers: CodeNumbers = { E: [420, 429], W: [210, 219] };

export const sequenceCodes: CodeTable<SequenceCodeArgs> = {
  E420: {
    severity: 'error',
    meaning: 'A sequence has no actors.',
    message: () => 'The sequence has no actors.',
    hint: () => 'Declare the participants: actor api service "API"',
    example: 'sequence "Sign in"\ndivider "Later"\n',
    repair: 'sequence "Sign in"\nactor user person "User"\ndivider "Later"\n',
  },
  E421: {
    severity: 'error',
    meaning: 'A note names more than two lifelines.',
    message: ({ count }) => `The note names ${count} actors, but it can name at most two.`,
    hint: () => 'Name the first and the last: note user,db : "text" also covers the lifelines between them.',
    example: 'sequence "Sign in"\nactor a\nactor b\nactor c\nnote a,b,c : "One transaction"\n',
    repair: 'sequence "Sign in"\nactor a\nactor b\nactor c\nnote a,c : "One transaction"\n',
  },
  E422: {
    severity: 'error',
    meaning: 'A note names the same lifeline twice.',
    message: ({ id }) => `The note names '${id}' twice.`,
    hint: ({ id }) => `Name it once: note ${id} : "text"`,
    example: 'sequence "Sign in"\nactor a\nactor b\nnote a,a : "Checks"\n',
    repair: 'sequence "Sign in"\nactor a\nactor b\nnote a : "Checks"\n',
  },
  E423: {
    severity: 'error',
    meaning: 'A created actor is not created by a message to it.',
    message: ({ id, none }) =>
      none ? `No message creates '${id}'.` : `The first message of '${id}' does not come from another actor.`,
    hint: ({ id }) => `Send it a message first, such as a -> ${id} : "creates", or remove 'created' from its line.`,
    example: 'sequence "Import"\nactor a\nactor job created\njob -> a : "asks"\n',
    repair: 'sequence "Import"\nactor a\nactor job created\na -> job : "starts"\njob -> a : "asks"\n',
  },
  E424: {
    severity: 'error',
    meaning: 'A destroyed actor has no message.',
    message: ({ id }) => `No message is the last one of '${id}'.`,
    hint: ({ id }) => `Write its messages, such as a -> ${id} : "stops", or remove 'destroyed' from its line.`,
    example: 'sequence "Import"\nactor a\nactor job destroyed\na -> a : "waits"\n',
    repair: 'sequence "Import"\nactor a\nactor job destroyed\na -> a : "waits"\na -> job : "stops"\n',
  },
  E425: {
    severity: 'error',
    meaning: 'A line ends a bar that no line above began.',
    message: ({ id }) => `'${id}' has no written bar to end here.`,
    hint: ({ id }) => `Write activate ${id} below the message that begins the bar, or remove this line.`,
    example: 'sequence "Sign in"\nactor a\nactor b\na -> b : "asks"\nb -> a : "tells"\ndeactivate b\n',
    repair: 'sequence "Sign in"\nactor a\nactor b\na -> b : "asks"\nactivate b\nb -> a : "tells"\ndeactivate b\n',
  },
  W210: {
    severity: 'warning',
    meaning: 'A sequence has too many actors to follow.',
    message: ({ count, limit }) => `The sequence has ${count} actors; more than ${limit} are hard to follow.`,
    hint: () => 'Split it into phases, or let one actor stand for a whole part of the system.',
    example: `sequence "Sign in"\n${actors(13)}a1 -> a2\n`,
    repair: `sequence "Sign in"\n${actors(2)}a1 -> a2\n`,
  },
  W211: {
    severity: 'warning',
    meaning: 'A sequence has too many messages to follow.',
    message: ({ count, limit }) => `The sequence has ${count} messages; more than ${limit} are hard to follow.`,
    hint: () => 'Split it into phases, one diagram per phase.',
    example: `sequence "Long"\nactor a\nactor b\n${'a -> b : "again"\n'.repeat(81)}`,
    repair: 'sequence "Long"\nactor a\nactor b\nloop "81 times" {\n  a -> b : "again"\n}\n',
  },
  W212: {
    severity: 'warning',
    meaning: 'Blocks are nested too deep to follow.',
    message: ({ limit }) => `This block is inside ${limit} others; deeper nesting is hard to follow.`,
    hint: () => 'Draw the inner part as a separate sequence.',
    example: 'sequence "Deep"\nactor a\nactor b\nopt {\nopt {\nopt {\nopt {\nopt {\na -> b\n}\n}\n}\n}\n}\n',
    repair: 'sequence "Deep"\nactor a\nactor b\nopt {\na -> b\n}\n',
  },
  W213: {
    severity: 'warning',
    meaning: 'A written bar begins and ends at the same message, so it is not drawn.',
    message: ({ id }) => `This bar of '${id}' begins and ends at the same message.`,
    hint: ({ id }) => `Move this line below the message that ends the bar, or remove both lines about '${id}'.`,
    example: 'sequence "Sign in"\nactor a\nactor b\na -> b : "asks"\nactivate b\ndeactivate b\nb -> a : "tells"\n',
    repair: 'sequence "Sign in"\nactor a\nactor b\na -> b : "asks"\nactivate b\nb -> a : "tells"\ndeactivate b\n',
  },
};

export const report: Report<SequenceCodeArgs> = reporter(sequenceCodes);
