// Advice for misplaced words and options: in, a kind's table and the word or option; out, a sentence that says where it belongs.
import { formOf } from './form.js';
import { LABEL_NAMES } from './shared.js';
import type { DeclarationSpec, Grammar, OptionSpec } from './table.js';

/** `node a cluster`: which statement the word is a type of. */
export function typeElsewhere(grammar: Grammar, word: string, spec: DeclarationSpec): string | undefined {
  const typed = grammar.statements.find(
    (each) =>
      each.keyword !== spec.keyword &&
      each.options.some(({ name, value }) => name === 'type' && value.type === 'choice' && value.values.includes(word)),
  );
  return typed && `Use it as a type of ${typed.keyword}: ${formOf(typed).replace('[options]', `type=${word}`)}`;
}

/** Where in the kind an option exists that is not available here, by its name or by another language's. */
export function optionElsewhere(grammar: Grammar, written: string, on: string): string | undefined {
  const all = [
    ...grammar.header,
    ...(grammar.edges?.options ?? []),
    ...(grammar.items?.options ?? []),
    ...grammar.statements.flatMap((each) => each.options),
  ];
  const own = namedElsewhere(grammar, written, on);
  const option = own === undefined ? all.find((each) => isForeignName(each, written))?.name : undefined;
  return own ?? (option === undefined ? undefined : namedElsewhere(grammar, option, on));
}

/** Whether another language has this name for the option. */
export function isForeignName({ foreign }: OptionSpec, name: string): boolean {
  return foreign !== undefined && (foreign.includes(name) || foreign.includes(name.toLowerCase()));
}

function namedElsewhere(grammar: Grammar, option: string, on: string): string | undefined {
  if (on === 'an edge' && (option === 'style' || option === 'dash' || option === 'line')) {
    const toned = grammar.edges?.options.some((each) => each.name === 'tone');
    const colour = toned ? ' tone= sets its colour.' : '';
    return `The arrow sets the line style: -> solid, --> dashed, ..> dotted.${colour}`;
  }
  if (option === 'tone' && on === 'an edge') return 'Remove it: an edge has no tone.';
  if (option === 'shape') {
    const typed = grammar.statements.find((each) => each.shape === 'declaration' && each.types);
    if (typed) return `The type sets the shape. Write it as a word after the id: ${formOf(typed)}`;
  }
  if (option === 'type') {
    const typed = grammar.statements.find((each) => each.shape === 'declaration' && each.types);
    if (typed) return `Write the type as a word after the id: ${formOf(typed)}`;
  }
  if (LABEL_NAMES.has(option)) {
    return on === 'an edge'
      ? 'Write the label of an edge after a colon: a -> b : "label"'
      : 'Write the label as a quoted string after the id, without a name.';
  }
  const places: string[] = [];
  if (grammar.header.some((each) => each.name === option)) places.push('the header');
  if (grammar.edges?.options.some((each) => each.name === option)) places.push('an edge');
  if (grammar.items?.options.some((each) => each.name === option)) places.push('an item');
  for (const each of grammar.statements) {
    if (each.options.some((spec) => spec.name === option)) places.push(`'${each.keyword}'`);
  }
  // Here it is not an option from elsewhere.
  if (places.some((each) => on.startsWith(each) || each === `'${on}'`)) return undefined;
  return places.length > 0
    ? `${option}= belongs to ${[...new Set(places)].join(' or ')}; move or remove it.`
    : undefined;
}
