// Prompts that an agent's user can choose: each is a job with the steps that end in a drawn diagram.

interface PromptSpec {
  readonly name: string;
  readonly description: string;
  readonly arguments: { name: string; description: string; required: boolean }[];
  readonly text: (values: Readonly<Record<string, string>>) => string;
}

const STEPS =
  'Use Linework: read get_vocabulary for the kind you choose, write the source with meaningful types, groups and short labels, call draw_diagram, fix every diagnostic as its hint says, and draw again until ok is true.';

const specs: readonly PromptSpec[] = [
  {
    name: 'document_repository',
    description: 'Draw the architecture of this repository',
    arguments: [{ name: 'focus', description: 'The part to draw; everything if omitted', required: false }],
    text: ({ focus }) =>
      `Draw the architecture of this repository${focus ? `, with the focus on ${focus}` : ''}: its parts, what each is (service, database, queue, client …) and who calls whom. ${STEPS}`,
  },
  {
    name: 'explain_change',
    description: 'Explain a change as a diagram',
    arguments: [{ name: 'change', description: 'The pull request, commit or diff to explain', required: true }],
    text: ({ change = '' }) =>
      `Explain this change as one diagram that shows what it changes in the flow of calls or data: ${change}\n${STEPS}`,
  },
  {
    name: 'convert_document',
    description: 'Turn the Mermaid diagrams of a document into Linework',
    arguments: [{ name: 'document', description: 'The Markdown text or its path', required: true }],
    text: ({ document = '' }) =>
      `Convert every Mermaid diagram of this document with convert_external, read all diagnostics, give nodes meaningful types, a title and icons where the converter was unsure, and check each with draw_diagram: ${document}`,
  },
];

export const prompts = specs.map(({ name, description, arguments: taken }) => ({
  name,
  description,
  arguments: taken,
}));

export function getPrompt(
  name: string,
  values: Readonly<Record<string, string>>,
): { description: string; messages: { role: 'user'; content: { type: 'text'; text: string } }[] } | undefined {
  const spec = specs.find((each) => each.name === name);
  if (!spec) return undefined;
  return {
    description: spec.description,
    messages: [{ role: 'user', content: { type: 'text', text: spec.text(values) } }],
  };
}
