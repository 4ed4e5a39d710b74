// The pages of the reference that are one table or a few: the language's rules and words, formats, and the settings file.
import { automaticWords, pictureFormats, vocabulary } from '@linework/core';
import { operations, sharedSchemas } from '@linework/operations';
import { z } from 'zod';
import { code, codes, page, plain, sentence, table } from './markdown.mjs';

export function languagePage() {
  const { arrows, types, tones, rules, limits } = vocabulary();
  const { verbs, statuses, groupNames } = automaticWords();
  return page(
    '# The language',
    '## Rules',
    rules.map((each) => `- ${sentence(each)}`).join('\n'),
    '## Arrows',
    table(
      ['Arrow', 'Meaning'],
      arrows.map(({ arrow, meaning }) => [code(arrow), plain(meaning)]),
    ),
    '## Node types and tones',
    `Types: ${codes(types)}; the first is the default.`,
    `Tones: ${codes(tones)}.`,
    '## Limits of a source',
    'The characters and lines of a source, the characters of one text, and the levels of nested blocks.',
    table(
      ['Limit', 'Maximum'],
      Object.entries(limits).map(([name, most]) => [name, String(most)]),
    ),
    '## Labels that draw an icon',
    'An edge label that is or begins with one of these phrases gets its icon; the role is what such a line usually carries.',
    table(
      ['Icon', 'Role', 'Phrases'],
      verbs.map(({ icon, role, phrases }) => [code(icon), role ? code(role) : '', plain(phrases.join(', '))]),
    ),
    '## Status words',
    'Labels that get a status icon automatically, and words for which the converter writes `icon=`.',
    table(
      ['Icon', 'Automatic', 'In converted text'],
      statuses.map(({ icon, labels, converted }) => [code(icon), labels.join(', '), converted.join(', ')]),
    ),
    '## Names that give a group its type',
    'The whole label, or the last word of a label with at most three words.',
    table(
      ['Type', 'Whole label', 'Last word'],
      groupNames.map(({ type, labels, lastWords }) => [code(type), labels.join(', '), lastWords.join(', ')]),
    ),
  );
}

export function formatsPage() {
  const draw = operations.find((each) => each.name === 'draw');
  const { properties } = z.toJSONSchema(draw.schemas(sharedSchemas(z)).input, { io: 'input' });
  const options = [...new Set(pictureFormats.flatMap((each) => each.takes))];
  return page(
    '# Picture formats',
    'The formats of `linework draw -f`, and of `format` over HTTP; tools choose one with `answer`. An option that a format does not support is rejected.',
    table(
      ['Format', 'Media type', 'Files end in', 'Options'],
      pictureFormats.map(({ name, mediaType, suffix, takes }) => [
        code(name),
        code(mediaType),
        code(`.${suffix}`),
        codes(takes),
      ]),
    ),
    '## Options',
    table(
      ['Option', 'Meaning', 'Formats'],
      options.map((option) => [
        code(option),
        plain(properties[option]?.description ?? ''),
        codes(pictureFormats.filter(({ takes }) => takes.includes(option)).map((each) => each.name)),
      ]),
    ),
    'On the command line, write a hyphen and a lowercase letter for a capital: `embedSource` is `--embed-source`.',
  );
}

export function settingsPage(settingsFile, brandFile) {
  return page(
    '# The settings file',
    'A file `linework.json` in the folder of a diagram or above it. The header of a diagram overrides it.',
    table(['Property', 'Value', 'Required', 'Meaning'], propertyRows(settingsFile, '')),
    '## A brand file',
    'The file that `brand.file` names. `linework brand check` reports its errors, and `linework brand from` proposes one from a logo or a style sheet.',
    table(['Property', 'Value', 'Required', 'Meaning'], propertyRows(brandFile, '')),
  );
}

function propertyRows({ properties = {}, required = [] }, before) {
  const all = Object.entries(properties);
  const alike = all.length > 1 && all.every(([, each]) => each === all[0][1]);
  return (alike ? [['KIND', all[0][1]]] : all).flatMap(([name, check]) => {
    const path = `${before}${name}`;
    const row = [code(path), plain(check.takes), required.includes(name) ? 'yes' : '', plain(check.meaning ?? '')];
    return [row, ...propertyRows(check, `${path}.`), ...propertyRows(check.items ?? {}, `${path}[].`)];
  });
}
