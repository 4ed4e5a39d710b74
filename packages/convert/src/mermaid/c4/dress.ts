// The styling of a C4 diagram: in, its Update… calls; out, the tone of each element with a meaningful colour, and what is
// dropped. docs/conversion.md, Fills.
import type { Diagnostic, Tone } from '@linework/core';
import { short } from '../../short.js';
import type { ConverterReport } from '../contract.js';
import { toneOfFill } from '../tones.js';
import type { C4Model } from './model.js';

export interface Dresses {
  readonly toneOf: (alias: string) => Tone | undefined;
  /** The technology, if a style states it. */
  readonly techOf: (alias: string) => string | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export function dressesOf({ configs, items }: C4Model, report: ConverterReport): Dresses {
  const tones = new Map<string, Tone>();
  const techs = new Map<string, string>();
  const diagnostics = configs.flatMap(({ of, args, span }): readonly Diagnostic[] => {
    if (of.role !== 'config') return [];
    if (of.sets === 'layout') {
      const instead = 'Rows are laid out automatically. Use direction= in the header to turn the whole diagram.';
      return [report('M202', span, { what: 'The number of items per row', instead })];
    }
    if (of.sets === 'relation') return [report('M200', span, { what: 'the style of a relation' })];
    const alias = args.get('alias') ?? '';
    const fill = args.get('bgColor');
    const tone = fill === undefined || !items.has(alias) ? undefined : toneOfFill(fill);
    if (tone !== undefined) tones.set(alias, tone);
    const tech = items.get(alias)?.call.of.role === 'element' ? args.get('techn') : undefined;
    if (tech !== undefined) techs.set(alias, tech);
    const shown = ['alias', ...(tone === undefined ? [] : ['bgColor']), ...(tech === undefined ? [] : ['techn'])];
    const lost = [...args.keys()].filter((each) => !shown.includes(each));
    const instead = 'Change tone= if the colour meant something else, or remove it.';
    const what = `The fill ${short(fill ?? '')} of '${short(alias)}'`;
    return [
      ...(tone === undefined ? [] : [report('M204', span, { what, became: `tone=${tone}`, instead })]),
      ...(lost.length === 0 && shown.length > 1
        ? []
        : [
            report('M200', span, {
              what: `${lost.map((each) => short(each)).join(', ') || 'the style'} of '${short(alias)}'`,
            }),
          ]),
    ];
  });
  return { toneOf: (alias) => tones.get(alias), techOf: (alias) => techs.get(alias), diagnostics };
}
