// One repository: its trend, and every diagram that is out of date with what changed, in words and as pictures.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { named } from '../../names/named.js';
import { Drawn } from '../../parts/drawn.js';
import { Tag } from '../../parts/tag.js';
import { When } from '../../parts/when.js';
import type { Repository } from './dashboard.js';
import { countsOf, trendSource } from './words.js';

type Diagram = Repository['drift'][number];

const STATES: { readonly [Name in Diagram['state']]: string } = {
  current: 'Current',
  drifted: 'Drifted',
  missing: 'Missing',
  failed: 'Failed',
};

export function RepositoryDrift({
  of: { folder, branch, lastRun, diagrams, outOfDate, drift, trend },
}: {
  readonly of: Repository;
}): JSX.Element {
  const source = trendSource(trend);
  return (
    <div class="repository">
      <p class="hint">
        {folder && (
          <>
            Folder <span dir="auto">{folder}</span>.{' '}
          </>
        )}
        {outOfDate} of {diagrams} out of date on <span dir="auto">{branch}</span>.{' '}
        {lastRun && (
          <>
            Last run <When at={lastRun.at} />, commit <code>{lastRun.commit.slice(0, 7)}</code>, run{' '}
            <span dir="auto">{lastRun.run}</span>.
          </>
        )}
      </p>
      {source && <Drawn source={source} label="Generated diagrams, and how many are out of date, by day" />}
      {drift.length === 0 ? (
        <p>Everything is up to date.</p>
      ) : (
        <ul class="rows" aria-label="Out of date">
          {drift.map((each) => (
            <li key={each.path}>
              <Row of={each} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({
  of: { path, format, inputs, state, since, change, before, after },
}: {
  readonly of: Diagram;
}): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div class="what">
        <strong dir="auto">{path}</strong>
        <span class="hint">
          From {format}
          {inputs.length > 0 && `: ${inputs.map(named).join(', ')}`}
        </span>
        <span class="hint">
          Since <When at={since.at} />, commit <code>{since.commit.slice(0, 7)}</code>
        </span>
      </div>
      <Tag tone={state === 'failed' ? 'red' : 'amber'}>{STATES[state]}</Tag>
      {change && (
        <details class="record" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>{`What changed: ${countsOf(change)}`}</summary>
          <ul>
            {change.words.map((words) => (
              <li key={words} dir="auto">
                {words}
              </li>
            ))}
          </ul>
          {isOpen && (
            <div class="sides">
              {before && <Side title="Now" source={before} />}
              {after && <Side title="Generated again" source={after} />}
            </div>
          )}
        </details>
      )}
    </>
  );
}

function Side({ title, source }: { readonly title: string; readonly source: string }): JSX.Element {
  return (
    <div class="stack">
      <strong class="hint">{title}</strong>
      <Drawn source={source} label={title} />
    </div>
  );
}
