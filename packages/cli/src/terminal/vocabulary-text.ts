// The language reference for reading in a terminal: in, the vocabulary as data; out, text.
import type { CodeEntry, KindWords, OptionWords, Vocabulary } from '@linework/core';
import { excerptOf, paragraph, table } from './columns.js';

export function vocabularyText({ kinds, arrows, types, tones, rules }: Vocabulary): string {
  const available = kinds.filter((each) => each.available);
  const later = kinds.filter((each) => !each.available).map((each) => each.name);
  return [
    `Rules\n${rules.map((each) => paragraph(each, '  ')).join('')}`,
    `Kinds (linework vocabulary KIND says more)\n${table(available.map(({ name, meaning }) => [name, meaning]))}${later.length === 0 ? '' : paragraph(`Not drawn yet: ${later.join(', ')}.`, '  ')}`,
    `Arrows\n${table(arrows.map(({ arrow, meaning }) => [arrow, meaning]))}`,
    `Node types\n${paragraph(types.join(', '), '  ')}`,
    `Tones\n${paragraph(tones.join(', '), '  ')}`,
  ].join('\n');
}

export function kindText({ kind, meaning, header, statements, edges, items, example }: KindWords): string {
  return [
    `${kind}: ${meaning}\n`,
    `Header: ${kind} ["title"] [options]\n${optionTable(header)}`,
    ...statements.map(({ form, within, meaning: what, types, flags, options, example: line }) =>
      [
        `${form}\n`,
        paragraph(what, '  '),
        within.length === 0 ? '' : paragraph(`Stands in: ${within.join(', ')}`, '  '),
        types ? paragraph(`Types: ${types.join(', ')}`, '  ') : '',
        table(flags.map((flag) => [flag.name, flag.meaning])),
        optionTable(options),
        exampleLine(line),
      ].join(''),
    ),
    ...(edges
      ? [
          `${edges.form}\n${paragraph(`Arrows: ${edges.arrows.join('  ')}`, '  ')}${optionTable(edges.options)}${exampleLine(edges.example)}`,
        ]
      : []),
    ...(items ? [`${items.form}\n${optionTable(items.options)}${exampleLine(items.example)}`] : []),
    `Example\n${excerptOf(example)}`,
  ].join('\n');
}

export function codesText(codes: readonly CodeEntry[]): string {
  return `Codes (linework explain CODE says more)\n${table(codes.map(({ code, severity, meaning }) => [`${code} ${severity}`, meaning]))}`;
}

function exampleLine(example: string): string {
  return example === '' ? '' : `  Example:\n${excerptOf(example, '    ')}`;
}

function optionTable(options: readonly OptionWords[]): string {
  return table(
    options.map(({ name, takes, list, default: standard, meaning }) => [
      `${name}=`,
      `${meaning} (${takes}${list ? ', several with commas between' : ''}${standard === undefined ? '' : `; ${standard} when left out`})`,
    ]),
  );
}
