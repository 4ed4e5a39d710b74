// The written reference: in, the tables, schemas and registries that the product itself uses; out, every file of
// docs/reference by its path there. Names no kind, code, operation or format.
import { drawSchemes, kinds, outline, pictureFormats } from '@linework/core';
import { auditActionsPage } from './audit-actions.mjs';
import { codeSeries, codesPage } from './codes.mjs';
import { comparingPage } from './comparing.mjs';
import { documentsPage } from './documents.mjs';
import { editingPage } from './editing.mjs';
import { endpointPages } from './endpoints.mjs';
import { importingPages } from './importing.mjs';
import { examplesOf, kindPage } from './kinds.mjs';
import { codes, page, sentence, table } from './markdown.mjs';
import { mermaidPage } from './mermaid.mjs';
import { operationPages } from './operations.mjs';
import { formatsPage, languagePage, settingsPage } from './tables.mjs';

/**
 * `proseOf` reads the prose of a kind, `formatDiagnostic` formats a diagnostic as the command does, `settingsFile` and
 * `brandFile` are the checks of linework.json and of a brand file.
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function reference({ icons, proseOf, formatDiagnostic, settingsFile, brandFile }) {
  const files = new Map();
  const series = codeSeries();
  files.set('README.md', contents(series));
  files.set('language.md', languagePage());
  files.set('formats.md', formatsPage());
  files.set('settings.md', settingsPage(settingsFile, brandFile));
  const draft = 'https://json-schema.org/draft/2020-12/schema';
  for (const [name, { schema }] of [
    ['linework', settingsFile],
    ['brand', brandFile],
  ])
    files.set(
      `${name}.schema.json`,
      `${JSON.stringify({ $schema: draft, title: `${name}.json`, ...schema }, null, 2)}\n`,
    );
  files.set('mermaid.md', mermaidPage());
  files.set('documents.md', documentsPage(icons));
  files.set('comparing.md', comparingPage(icons));
  files.set('editing.md', editingPage(icons));
  for (const [path, text] of await importingPages(icons)) files.set(path, text);
  for (const kind of kinds.keys()) {
    const prose = proseOf(kind);
    files.set(
      `kinds/${kind}.md`,
      kindPage(kind, prose, (source) => describedAs(source, icons)),
    );
    for (const { id, source } of examplesOf(prose)) {
      if (!id) continue;
      const [light, dark] = drawSchemes(source, ['light', 'dark'], {}, { icons });
      if (!light?.svg || !dark?.svg)
        throw new Error(`${kind}.md: ${id} is not drawn: ${JSON.stringify(light?.diagnostics)}`);
      files.set(`pictures/${kind}-${id}.svg`, light.svg);
      files.set(`pictures/${kind}-${id}.dark.svg`, dark.svg);
    }
  }
  for (const each of series) files.set(each.path, codesPage(each, { icons, formatDiagnostic }));
  for (const [path, text] of [...operationPages(), ...endpointPages()]) files.set(path, text);
  files.set('audit-actions.md', auditActionsPage());
  return files;
}

function describedAs(source, icons) {
  return outline(source, { icons }).outline?.lines[0] ?? '';
}

function contents(series) {
  return page(
    '# Reference',
    'Generated from the tables that the product itself uses, so it always matches the product. The [tour](../tour.md) teaches the language by examples.',
    '## Kinds',
    table(
      ['Kind', 'Shows'],
      [...kinds.values()].map(({ grammar }) => [
        `[${grammar.kind}](kinds/${grammar.kind}.md)`,
        sentence(grammar.meaning),
      ]),
    ),
    '## For all kinds',
    [
      '- [The language](language.md): rules, arrows, types, tones, limits, and automatic effects of labels.',
      '- [The settings file](settings.md): `linework.json`, with [its schema](linework.schema.json) for editors, and `brand.json`, with [its schema](brand.schema.json).',
      `- [Picture formats](formats.md): ${codes(pictureFormats.map((each) => each.name))}.`,
      '- [Conversion from Mermaid](mermaid.md): each construct before and after, with the code that reports it.',
      '- [Importing](importing.md): diagrams from existing files, one page per format.',
      '- [Comparing](comparing.md): what changed between two versions, in words and as a picture.',
      '- [Editing](editing.md): small operations on a diagram; all other lines stay unchanged.',
      '- [Pictures in Markdown documents](documents.md): how to keep the diagrams and pictures of a document up to date.',
      '- [Operations](operations/README.md): HTTP, tools for agents and verbs of the command.',
      '- [Endpoints of the service](endpoints/README.md): signing in, keys, usage, hosting.',
      '- [Actions in audit logs](audit-actions.md): what is done, and by which endpoint, job or command.',
    ].join('\n'),
    '## Codes',
    'One page per series. A page lists its codes, and shows for each what raises it, the message and the fix.',
    table(
      ['Series', 'Subject', 'Codes'],
      series.map(({ title, path, subject, codes: own }) => [`[${title}](${path})`, subject, String(own.length)]),
    ),
  );
}
