// A requested pattern: in, its id, a flavour and values; out, the source, or the refusal. Also the fields of such a request.
import { FLAVOURS, fillPattern, findPatterns, type Pattern, patternIndex, patternOf } from '@linework/patterns';
import type { z as Zod } from 'zod';
import type { Refusal } from '../operation.js';
import { flavourUnknown, parameterInvalid, patternUnknown } from './errors.js';

export const flavours = FLAVOURS;

/** The fields that request a pattern. */
export function patternFields(z: typeof Zod) {
  return {
    pattern: z.string().min(1).max(60).describe('Id from find_pattern.'),
    flavour: z.enum(FLAVOURS).optional().describe('Fills in real products; without it none is named.'),
    parameters: z
      .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
      .optional()
      .meta({ brief: true, description: 'Values by name, in the ranges that get_pattern lists.' }),
  };
}

export const patternRefusals = [patternUnknown, flavourUnknown, parameterInvalid] as const;

interface Asked {
  readonly pattern: string;
  readonly flavour?: (typeof FLAVOURS)[number] | undefined;
  readonly parameters?: Readonly<Record<string, string | number | boolean>> | undefined;
}

interface FilledPattern {
  readonly found: Pattern;
  readonly source: string;
  readonly values: Readonly<Record<string, string | number | boolean>>;
}

export function filledPattern({ pattern, flavour, parameters }: Asked): FilledPattern | Refusal {
  const match = patternOf(pattern);
  if (match === undefined) {
    const near = findPatterns(patternIndex(), pattern)
      .slice(0, 3)
      .map((each) => each.pattern.id);
    const hint = near.length === 0 ? 'Search for one with find_pattern.' : `Nearest ids: ${near.join(', ')}.`;
    return { refused: patternUnknown, message: `No pattern has this id. ${hint}`, details: { near } };
  }
  const filled = fillPattern(match, { flavour, parameters });
  if ('problem' in filled) {
    const refused = filled.problem === 'flavour' ? flavourUnknown : parameterInvalid;
    return { refused, message: filled.message };
  }
  return { found: match, source: filled.source, values: filled.parameters };
}
