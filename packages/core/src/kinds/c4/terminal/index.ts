// A C4 picture for a terminal: in, the model and the page; out, its text picture, with technologies in brackets.
import { graphText } from '../../../terminal/graph/index.js';
import type { Page } from '../../../terminal/page.js';
import { framedLines } from '../../frame-lines.js';
import type { Made } from '../../layout-reports.js';
import type { Boundary, C4Model } from '../model.js';

export function c4Text(model: C4Model, page: Page): Made<string> {
  const { title, direction, elements, boundaries, relations } = model;
  const { text, trouble } = graphText(
    {
      ...(title === undefined ? {} : { title }),
      direction,
      nodes: elements.map((each) => ({
        ...each,
        sub: each.sub === undefined ? each.caption : `${each.caption}\n${each.sub}`,
      })),
      groups: boundaries.map((each) => ({ ...each, ...frameSub(each) })),
      overlays: [],
      edges: framedLines({ nodes: elements, groups: boundaries }, relations).map(({ label, tech, ...rest }) => {
        const words = [label, tech === undefined ? undefined : `[${tech}]`]
          .filter((each) => each !== undefined)
          .join(' ');
        return { ...rest, ...(words === '' ? {} : { label: words }) };
      }),
      notes: [],
      legend: [],
    },
    page,
  );
  return { picture: text, trouble };
}

function frameSub({ of, tech, sub }: Boundary): { readonly sub?: string } {
  if (of === 'group') return sub === undefined ? {} : { sub };
  const caption = tech === undefined ? `[${of}]` : `[${of}: ${tech}]`;
  return { sub: sub === undefined ? caption : `${caption} ${sub}` };
}
