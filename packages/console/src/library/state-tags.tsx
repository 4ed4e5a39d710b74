// What is special about a diagram, in words: that it is locked, or that anyone with its link sees it.
import type { JSX } from 'preact';
import { Tag } from '../parts/tag.js';
import type { Diagram } from './endpoints.js';

export interface StateTagsProps {
  readonly of: Pick<Diagram, 'locked' | 'visibility'>;
}

export function StateTags({ of: { locked, visibility } }: StateTagsProps): JSX.Element {
  return (
    <span class="row tags">
      {locked && <Tag tone="amber">Locked</Tag>}
      {visibility === 'unlisted' && <Tag tone="blue">Unlisted</Tag>}
    </span>
  );
}
