// A C4 picture read back from its outline only: in, the lines; out, elements, boundaries and relations as facts.
export interface Facts {
  readonly view: string;
  readonly boundaries: readonly BoundaryFacts[];
  readonly elements: readonly ElementFacts[];
  readonly relations: readonly RelationFacts[];
}

interface BoundaryFacts {
  readonly name: string;
  readonly of: string;
  readonly tech?: string;
  readonly within?: string;
}

interface ElementFacts {
  readonly level: string;
  readonly external: boolean;
  readonly name: string;
  readonly type?: string;
  readonly tech?: string;
  readonly within?: string;
  readonly does?: string;
}

interface RelationFacts {
  readonly number?: number;
  readonly from: string;
  readonly arrow: string;
  readonly to: string;
  readonly label?: string;
  readonly tech?: string;
}

const HEAD = /(?:^|: )C4 (\w+) view, \d+ elements?/;
const BOUNDARY = /^Boundary (.+?): (?:external )?([a-z -]+?)(?: \[([^\]]*)\])?(?:, in ([^,]+))?(?:, .*)?$/;
const ELEMENT =
  /^(External )?(person|system|container|component) (.+?)(?: \(([a-z]+)\))?(?: \[([^\]]*)\])?(?: in ([^:]+))?(?:: (.*))?$/i;
const RELATION = /^(?:(\d+)\. )?(.+?) (<-->|<->|-->|\.\.>|->|--) (.+?)(?:: (.+?))?(?: \[([^\]]*)\])?$/;

const optional = <Name extends string>(name: Name, value: string | undefined): { readonly [each in Name]?: string } =>
  value === undefined ? {} : ({ [name]: value } as { readonly [each in Name]: string });

export function factsOf(lines: readonly string[]): Facts {
  const view = HEAD.exec(lines[0] ?? '')?.[1] ?? '';
  const boundaries: BoundaryFacts[] = [];
  const elements: ElementFacts[] = [];
  const relations: RelationFacts[] = [];
  for (const line of lines.slice(1)) {
    const frame = BOUNDARY.exec(line);
    const relation = RELATION.exec(line);
    const element = ELEMENT.exec(line);
    if (frame?.[1] !== undefined && frame[2] !== undefined)
      boundaries.push({ name: frame[1], of: frame[2], ...optional('tech', frame[3]), ...optional('within', frame[4]) });
    else if (element?.[2] !== undefined && element[3] !== undefined && !/ (?:->|-->|\.\.>|<->|<-->|--) /.test(line))
      elements.push({
        level: element[2].toLowerCase(),
        external: element[1] !== undefined,
        name: element[3],
        ...optional('type', element[4]),
        ...optional('tech', element[5]),
        ...optional('within', element[6]),
        ...optional('does', element[7]),
      });
    else if (relation?.[2] !== undefined && relation[3] !== undefined && relation[4] !== undefined)
      relations.push({
        ...(relation[1] === undefined ? {} : { number: Number(relation[1]) }),
        from: relation[2],
        arrow: relation[3],
        to: relation[4],
        ...optional('label', relation[5]),
        ...optional('tech', relation[6]),
      });
  }
  return { view, boundaries, elements, relations };
}
