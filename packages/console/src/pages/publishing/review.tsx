// The review of public diagrams: what members made unlisted in their own libraries, to move into that of the organisation, or to make private.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import type { Of } from '../../api/of.js';
import { named } from '../../names/named.js';
import { Confirm } from '../../parts/dialog.js';
import { Empty } from '../../parts/empty.js';
import { List } from '../../parts/list.js';
import { Name } from '../../parts/name.js';
import { Section } from '../../parts/section.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import { usePaged } from '../../state/paged.js';
import type { Membership } from '../page.js';

type PublicDiagram = Of<'/orgs/{org}/publishing/public-diagrams', 'get'>['diagrams'][number];

export interface ReviewProps {
  readonly org: Membership;
  /** Whether members have to publish to the organisation; else nothing is listed. */
  readonly isRequired: boolean;
}

interface Open {
  readonly kind: 'move' | 'unpublish';
  readonly diagram: PublicDiagram;
}

export function Review({ org, isRequired }: ReviewProps): JSX.Element {
  const { notices } = useConsole();
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const list = usePaged(
    async (cursor: string | undefined) => {
      const { diagrams, next } = await answered(
        api.GET('/orgs/{org}/publishing/public-diagrams', {
          params: { path: { org: org.slug }, query: cursor === undefined ? {} : { cursor } },
        }),
      );
      return { items: diagrams, next };
    },
    [org.slug, isRequired],
  );
  const at = ({ id }: PublicDiagram) => ({ params: { path: { org: org.slug, id } } });
  const move = async (diagram: PublicDiagram): Promise<void> => {
    await answered(api.POST('/orgs/{org}/publishing/public-diagrams/{id}/move', at(diagram)));
    await list.reload();
    notices.say(`Moved ${named(diagram.title)} into the library of ${named(org.name)}.`);
  };
  const unpublish = async (diagram: PublicDiagram): Promise<void> => {
    await answered(api.DELETE('/orgs/{org}/publishing/public-diagrams/{id}', at(diagram)));
    await list.reload();
    notices.say(`${named(diagram.title)} is private now.`);
  };
  const acts = { move, unpublish };
  return (
    <Section
      title="Public diagrams to review"
      about="Unlisted diagrams that members published to their own libraries since they joined."
    >
      <List
        of={list}
        label="Public diagrams"
        keyOf={({ id }) => id}
        empty={
          <Empty title="Nothing to review">
            <p>
              {isRequired
                ? 'No member has an unlisted diagram in their own library.'
                : 'Diagrams appear here only while members must publish to the library of the organisation.'}
            </p>
          </Empty>
        }
      >
        {(diagram) => <Row diagram={diagram} open={setOpen} />}
      </List>
      {open && <Question open={open} act={() => acts[open.kind](open.diagram)} close={() => setOpen(undefined)} />}
    </Section>
  );
}

interface RowProps {
  readonly diagram: PublicDiagram;
  readonly open: (open: Open) => void;
}

function Row({ diagram, open }: RowProps): JSX.Element {
  const { title, kind, url, author, createdAt } = diagram;
  return (
    <>
      <div class="what">
        <a href={url}>
          <Name of={title} />
        </a>
        <span class="hint">
          {kind} · <Name of={author.email} /> · <When at={createdAt} />
        </span>
      </div>
      <div class="row">
        <button
          type="button"
          aria-label={`Move ${named(title)} into the library`}
          onClick={() => open({ kind: 'move', diagram })}
        >
          Move
        </button>
        <button
          type="button"
          class="danger"
          aria-label={`Make private: ${named(title)}`}
          onClick={() => open({ kind: 'unpublish', diagram })}
        >
          Make private
        </button>
      </div>
    </>
  );
}

interface QuestionProps {
  readonly open: Open;
  readonly act: () => Promise<void>;
  readonly close: () => void;
}

function Question({ open: { kind, diagram }, act, close }: QuestionProps): JSX.Element {
  const { title, author } = diagram;
  return kind === 'move' ? (
    <Confirm title={`Move ${named(title)} into the library?`} words="Move it" act={act} close={close}>
      <p>
        It leaves the library of <Name of={author.email} />. Its links, versions and visibility stay; if the
        organisation forbids unlisted diagrams, its links work only for members.
      </p>
    </Confirm>
  ) : (
    <Confirm title={`Make ${named(title)} private?`} words="Make it private" act={act} close={close}>
      <p>
        Its links stop working for others, even if it is locked. It stays in the library of <Name of={author.email} />,
        who can make it unlisted again.
      </p>
    </Confirm>
  );
}
