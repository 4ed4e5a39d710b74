import { describe, expect, test } from 'vitest';
import { convertMermaid } from './index.js';
import { sentenceLines } from './run-on.js';

const NO_ICONS = { icons: { find: () => undefined, near: () => [] } } as never;

describe('lines of a label that form one text', () => {
  test.each([
    ['a preposition ends the line', 'Push commit to|origin/my_new_branch'],
    ['an article ends the line', 'forward Verify to the|pre-transition block'],
    ['a comma ends the line', 'Check conventions,|security, quality'],
    ['a sign ends the line', 'Dedicated VMs /|Bare Metal Hosts'],
    ['a word is divided', 'High-|Fidelity'],
    ['a conjunction starts the line', 'GitHub Labels|and Milestones'],
    ['a preposition continues with something other than a name', 'Predicate results|in block header'],
    ['a sentence continues', 'Use GitHub markdown|editor to make changes'],
    ['a question', 'Changes|detected?'],
    ['a question of three lines', 'Opaque type X|has already|a registered value?'],
    ['three lines', 'Hidden type|is the same as|any type found'],
    ['German', 'Bestellung an den|Versand'],
    ['Spanish', 'Crea un clon local|y configura upstream'],
  ])('%s: %s', (_, lines) => {
    const all = lines.split('|');
    expect(sentenceLines(all)).toBe(all.length);
  });

  test.each([
    'Orders|PostgreSQL',
    'One|two',
    'over|lines',
    'Orders API|for partners',
    'Postgres|on port 5432',
    'Init merged map|(once)',
    'Log in|OAuth 2.0',
    'Paid?|within 30 days',
    'Routes:|/api/auth, /api/users',
    'The order is paid.|It is sent.',
    'Runtime stage|nginx:alpine',
    'SSSC planner instructions|phase protocol, state rules',
    'Netlist analysis of the chip|• symmetry pairs',
    '',
  ])('a name and its qualifier stay separate: %s', (lines) => {
    expect(sentenceLines(lines.split('|'))).toBe(1);
  });

  test('what follows the sentence is small text', () => {
    expect(sentenceLines(['Create a .tgz', 'in the archive', '(nightly)'])).toBe(2);
  });
});

test.each([
  ['A{Changes<br/>detected?}', 'node A decision "Changes\\ndetected?"', 'line breaks kept'],
  [
    'A["Create a copy<br>in the archive<br>(nightly)"]',
    'node A "Create a copy\\nin the archive" sub="(nightly)"',
    'sub=',
  ],
  ['A["Orders<br/>PostgreSQL 16"]', 'node A "Orders" sub="PostgreSQL 16"', 'sub='],
])('%s becomes %s, which is reported', (text, line, message) => {
  const { source, diagnostics } = convertMermaid(`flowchart LR\n${text}`, {}, NO_ICONS);
  expect(source.split('\n')).toContain(line);
  const [change] = diagnostics.filter(({ code }) => code === 'M205');
  expect(change?.message).toContain(message);
});
