// linework doctor: examines the installation and the repository, for a report or before asking for help.
import { pictureFormats } from '@linework/core';
import { EXIT } from '../command/failure.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import type { Examined } from '../doctor/contract.js';
import { diagramsExamined } from '../doctor/diagrams.js';
import { fontsExamined } from '../doctor/fonts.js';
import { hooksExamined } from '../doctor/hooks.js';
import { reportOf } from '../doctor/report.js';
import { serviceExamined } from '../doctor/service.js';
import { settingsExamined } from '../doctor/settings.js';
import { gitVersion, versionsExamined } from '../doctor/versions.js';
import { drawPictures } from '../drawing/pictures.js';
import { hostOption } from '../service/client.js';
import { version } from '../version.js';

/** Its title, label and small text have every weight of the bundled fonts. */
const SAMPLE = 'flow "Sample"\ngroup g "Group" {\n  node a "Label" sub="small"\n}\n';

export const verb = defineVerb({
  name: 'doctor',
  summary: 'Examine the settings, versions, fonts, hooks, service and diagrams',
  forms: ['[options]'],
  details: [
    'Prints one page of plain text that you can paste into a report: whether the settings are valid, the versions of linework, Node and git, whether the bundled fonts can be read, which hooks and pipelines run linework, whether the service responds and who is signed in, and what is out of date. It changes no file of the repository, and never prints a key.',
    'Exits with 1 if something is broken, and says what to do for each. Outdated diagrams and diagrams with errors are listed, but are not broken; linework ci fails on them.',
  ],
  operands: { least: 0, most: 0, wanted: '' },
  options: {
    settings: { type: 'string', value: 'FILE', help: 'settings file (default: the nearest linework.json)' },
    host: hostOption,
    json: jsonOption,
  },
  run: async ({ options: { settings, host, json }, io, verbs }) => {
    const own = await settingsExamined(io, settings);
    const checks: readonly Examined[] = [
      own,
      versionsExamined({
        linework: version(),
        node: process.version,
        git: gitVersion(io.folder),
        system: `${process.platform} ${process.arch}`,
      }),
      await fontsExamined(sampleWarnings),
      hooksExamined(io.folder),
      await serviceExamined(io.env, host),
      own.state === 'broken'
        ? { name: 'diagrams', state: 'note', says: 'Not checked, because the settings have errors.' }
        : await diagramsExamined(io, verbs, settings),
    ];
    const ok = checks.every(({ state }) => state !== 'broken');
    io.out.write(json ? `${JSON.stringify({ ok, checks })}\n` : reportOf(checks));
    return ok ? EXIT.fine : EXIT.mistakes;
  },
});

/** Draws in the formats that read fonts; returns the warnings. */
async function sampleWarnings(): Promise<readonly string[]> {
  const pictures = pictureFormats
    .filter(({ name }) => name === 'png' || name === 'pdf')
    .map((format) => ({ path: `sample.${format.suffix}`, format, scheme: 'light' }) as const);
  return (await drawPictures(SAMPLE, pictures, {}, {})).warnings;
}
