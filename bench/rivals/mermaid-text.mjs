// Writes a flow in Mermaid as an author would: in, a compiled flow's outline; out, the text.
const DIRECTIONS = { right: 'LR', down: 'TB', left: 'RL', up: 'BT' };
const SHAPES = {
  decision: ['{', '}'],
  terminal: ['([', '])'],
  database: ['[(', ')]'],
  cache: ['[(', ')]'],
  person: ['((', '))'],
};
const LINES = { '-->': '-.->', '..>': '-.->', '--': '---', '<->': '<-->', '<-->': '<-.->' };

const quoted = (text) => `"${text.replaceAll('"', '#quot;').replaceAll('\n', '<br>')}"`;

export function mermaidText({ nodes, edges, groups }, direction) {
  const names = new Map([...groups, ...nodes].map(({ id }, at) => [id, `n${at}`]));
  const lines = [`flowchart ${DIRECTIONS[direction]}`];
  const write = (holder) => {
    for (const { id, parent, label } of groups) {
      if (parent !== holder) continue;
      lines.push(`subgraph ${names.get(id)}[${quoted(label)}]`);
      write(id);
      lines.push('end');
    }
    for (const { id, group, label, type } of nodes) {
      if (group !== holder) continue;
      const [open, close] = SHAPES[type] ?? ['[', ']'];
      lines.push(`${names.get(id)}${open}${quoted(label)}${close}`);
    }
  };
  write(undefined);
  for (const { from, to, arrow, label } of edges) {
    const line = LINES[arrow] ?? '-->';
    lines.push(`${names.get(from)} ${line}${label === undefined ? '' : `|${quoted(label)}|`} ${names.get(to)}`);
  }
  return `${lines.join('\n')}\n`;
}
