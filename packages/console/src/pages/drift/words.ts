// The drift of an organisation in words and as charts: in, what the service counts; out, text, or a source of our language.
import type { Drift, Repository } from './dashboard.js';

export function outOfDateWords({ repositories, diagrams, outOfDate }: Drift['total']): string {
  const places = repositories === 1 ? '1 repository' : `${repositories} repositories`;
  const all = diagrams === 1 ? '1 generated diagram' : `${diagrams} generated diagrams`;
  return `${outOfDate} of ${all} in ${places} ${outOfDate === 1 ? 'is' : 'are'} out of date.`;
}

/** Days in which there were runs, with how much was out of date in the newest; undefined for less than two. */
export function trendSource(trend: Repository['trend']): string | undefined {
  if (trend.length < 2) return undefined;
  const line = (of: (each: Repository['trend'][number]) => number): string => trend.map(of).join(' ');
  return [
    'xychart',
    `x ${trend.map(({ day }) => day).join(' ')}`,
    'y title="Diagrams"',
    `line "Generated" ${line(({ diagrams }) => diagrams)} tone=neutral`,
    `line "Out of date" ${line(({ outOfDate }) => outOfDate)} tone=amber`,
    '',
  ].join('\n');
}

type Change = Omit<NonNullable<Repository['drift'][number]['change']>, 'words'>;

/** `1 element added, 2 edges changed`. */
export function countsOf({ elements, edges }: Change): string {
  const parts = ([name, counts]: readonly [string, Change['edges']]): readonly string[] =>
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => `${count} ${count === 1 ? name : `${name}s`} ${what}`);
  return [...parts(['element', elements]), ...parts(['edge', edges])].join(', ') || 'neither elements nor edges';
}
