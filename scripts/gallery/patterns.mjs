// The page of patterns: in, the patterns and icons; out, the page and a picture of each pattern by their paths below docs. Each is shown in its
// first flavour, as one picture that follows its reader's colours.
import { draw, outline } from '@linework/core';
import { fillPattern, kindOf, parametersOf, patterns, rangeOf, TOPICS } from '@linework/patterns';
import { code, codes, page, plain, table } from '../reference/markdown.mjs';

export function patternPages({ icons }) {
  const files = new Map();
  for (const pattern of patterns) {
    const [flavour] = pattern.flavours;
    const { source } = fillPattern(pattern, { flavour });
    const { svg, diagnostics } = draw(source, { scheme: 'auto' }, { icons });
    if (svg === undefined) throw new Error(`${pattern.id} is not drawn: ${JSON.stringify(diagnostics)}`);
    files.set(`patterns/${pattern.id}.svg`, svg);
  }
  files.set(
    'patterns.md',
    page(
      '# Patterns',
      `${patterns.length} ready-made diagrams. \`linework pattern find WORDS\` finds one, \`linework pattern get ID\` gives its source to change, and \`linework pattern draw ID\` draws it. Each is shown in the first of its flavours.\nMade by \`npm run gallery\`; the gate fails when it is out of step.`,
      TOPICS.map((topic) => `[${titleOf(topic)}](#${topic})`).join(' · '),
      ...TOPICS.flatMap((topic) => [
        `## ${titleOf(topic)}`,
        ...patterns.filter((each) => each.topic === topic).flatMap((each) => shown(each, icons)),
      ]),
    ),
  );
  return files;
}

/** Its anchor is the topic itself. */
function titleOf(topic) {
  return topic.charAt(0).toUpperCase() + topic.slice(1).replaceAll('-', ' ');
}

function shown(pattern, icons) {
  const { id, title, description, use, avoid, flavours } = pattern;
  const [said = title] = outline(fillPattern(pattern, {}).source, { icons }).outline?.lines ?? [];
  const words = said.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return [
    `### ${title}`,
    `${code(id)}, ${kindOf(pattern)}. ${plain(description)}`,
    `<img alt="${words}" src="patterns/${id}.svg">`,
    `Use: ${plain(use)} Rather not: ${plain(avoid)}`,
    flavours.length === 0 ? '' : `Flavours: ${codes(flavours)}.`,
    table(
      ['Parameter', 'Meaning', 'Takes', 'Default'],
      Object.entries(parametersOf(pattern)).map(([name, each]) => [
        code(name),
        plain(each.meaning),
        rangeOf(each),
        code(String(each.default)),
      ]),
    ),
  ];
}
