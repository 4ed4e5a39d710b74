// A schema written again from the lines of its outline only: from the lines to a source.
const TEXT = '"(?:[^"\\\\]|\\\\.)*"';
const STARTS = /^(?:Group|Table|Enum|Relation|Note|\s)/;

export function sourceOf([first = '', ...rest]: readonly string[]): string {
  const [desc, ...below] = rest;
  const isDescribed = desc !== undefined && !STARTS.test(desc);
  const blocks = blocksOf(isDescribed ? below : rest);
  const lines = [
    headerOf(first, isDescribed ? desc : undefined),
    ...written(blocks, undefined),
    ...blocks.flatMap((each) => each.indexes),
  ];
  return `${lines.join('\n')}\n`;
}

/** The ids inside a group, or outside all groups. */
function written(blocks: readonly ReadBlock[], group: string | undefined): readonly string[] {
  return blocks
    .filter((each) => each.group === group)
    .flatMap(({ keyword, id, head, lines }) => {
      if (keyword === '') return [head];
      return [head, ...(keyword === 'group' ? written(blocks, id) : lines), '}'];
    });
}

function headerOf(line: string, desc: string | undefined): string {
  const title = /^(.*): schema, /.exec(line)?.[1];
  const shown = line.endsWith('keys drawn')
    ? ' columns=keys'
    : line.endsWith('columns not drawn')
      ? ' columns=none'
      : '';
  return `schema${title === undefined ? '' : ` ${JSON.stringify(title)}`}${shown}${described(desc)}`;
}

function described(desc: string | undefined): string {
  return desc === undefined ? '' : ` desc=${JSON.stringify(desc)}`;
}

interface ReadBlock {
  readonly keyword: string;
  readonly id: string;
  readonly group: string | undefined;
  readonly head: string;
  readonly lines: readonly string[];
  readonly indexes: readonly string[];
}

function blocksOf(lines: readonly string[]): readonly ReadBlock[] {
  return lines.flatMap((line, i) => {
    if (line.startsWith(' ')) return [];
    const end = lines.findIndex((each, at) => at > i && !each.startsWith(' '));
    const below = lines.slice(i + 1, end < 0 ? lines.length : end).map((each) => each.trim());
    return [blockOf(line, below)];
  });
}

function blockOf(line: string, below: readonly string[]): ReadBlock {
  const plain = { keyword: '', id: '', group: undefined, lines: [], indexes: [] };
  const note = /^Note(?: on ([\w-]+))?: (.*)$/.exec(line);
  if (note) return { ...plain, head: `note ${note[1] ?? ''} : ${JSON.stringify(note[2] ?? '')}` };
  const edge = new RegExp(
    `^Relation (\\S+ \\S+ [\\w-]+)(?:: (${TEXT}))?((?:; (?:from|to) [\\w-]+)*)(?:\\. (.*))?$`,
  ).exec(line);
  if (edge) {
    const counts = (edge[3] ?? '').replace(/; (from|to) /g, ' $1=');
    return {
      ...plain,
      head: `${edge[1]}${edge[2] === undefined ? '' : ` : ${edge[2]}`}${counts}${described(edge[4])}`,
    };
  }
  const [, keyword = '', id = '', label = '', parts = '', desc] =
    new RegExp(`^(Group|Table|Enum) ([\\w-]+)( ${TEXT})?((?:; (?:small text ${TEXT}|[^;."]+))*)(?:\\. (.*))?$`).exec(
      line,
    ) ?? [];
  const words = parts.split('; ').filter((each) => each !== '');
  const sub = words.find((each) => each.startsWith('small text '))?.slice('small text '.length);
  const type = keyword === 'Group' ? words.find((each) => !/^(?:in|small text) /.test(each)) : undefined;
  const word = keyword.toLowerCase();
  return {
    keyword: word,
    id,
    group: words.find((each) => each.startsWith('in '))?.slice(3),
    head: [
      `${word} ${id}${label}`,
      words.includes('view') ? 'view' : '',
      type === undefined ? '' : `type=${type}`,
      sub === undefined ? '' : `sub=${sub}`,
      described(desc).trim(),
      '{',
    ]
      .filter((each) => each !== '')
      .join(' '),
    lines: below
      .filter((each) => !each.startsWith('Index of '))
      .map((each) => (word === 'enum' ? each : columnOf(each))),
    indexes: below.filter((each) => each.startsWith('Index of ')).map((each) => indexOf(each, id)),
  };
}

function columnOf(line: string): string {
  const [, head = '', type = '', parts = ''] =
    new RegExp(`^([\\w-]+(?: ${TEXT})?): (${TEXT}|[^;]+)(.*)$`).exec(line) ?? [];
  const [name = '', ...label] = head.split(' ');
  const words = parts.match(new RegExp(`; (?:(?:as|comment|default) ${TEXT}|[^;]+)`, 'g')) ?? [];
  const options = words.map((each) => wordOf(each.slice(2)));
  const plain = /^[A-Za-z_][\w-]*(?:\([^()]*\))?(?:<.*>)?(?:\[\])*$/.test(type);
  return [name, plain || type.startsWith('"') ? type : JSON.stringify(type), label.join(' '), ...options].join(' ');
}

function wordOf(phrase: string): string {
  if (phrase === 'primary key') return 'pk';
  if (phrase === 'key to outside') return 'fk';
  return phrase
    .replace(/^key to /, 'fk=')
    .replace(/^as /, 'verb=')
    .replace(/^default /, 'default=')
    .replace(/^comment /, 'sub=');
}

function indexOf(line: string, table: string): string {
  const [, columns = '', unique, comment] =
    new RegExp(`^Index of ([^;]+)(; unique)?(?:; comment (${TEXT}))?$`).exec(line) ?? [];
  return `index ${table} ${columns.replaceAll(', ', ',')}${unique === undefined ? '' : ' unique'}${comment === undefined ? '' : ` sub=${comment}`}`;
}
