// The filters of the audit log in the address of the page: in, its query; out, the query of a request. Days are those of UTC.

/** In the order of the form. */
export const FILTERS = ['actor', 'action', 'target', 'from', 'to'] as const;

export type Filter = (typeof FILTERS)[number];

export type Filters = Readonly<Record<Filter, string>>;

export function filtersIn(query: URLSearchParams): Filters {
  const of = (name: Filter): string => query.get(name) ?? '';
  return { actor: of('actor'), action: of('action'), target: of('target'), from: of('from'), to: of('to') };
}

export interface AuditQuery {
  readonly actor?: string;
  readonly action?: string;
  readonly target?: string;
  readonly from?: string;
  readonly to?: string;
}

const DAY = 86_400_000;

/** A text that is not a day is ignored. */
function timeOf(day: string, later: number): string | undefined {
  const time = Date.parse(day);
  return Number.isNaN(time) ? undefined : new Date(time + later).toISOString();
}

/** The last day is included. */
export function asQuery({ actor, action, target, from, to }: Filters): AuditQuery {
  const [start, end] = [timeOf(from, 0), timeOf(to, DAY)];
  return {
    ...(actor !== '' && { actor }),
    ...(action !== '' && { action }),
    ...(target !== '' && { target }),
    ...(start !== undefined && { from: start }),
    ...(end !== undefined && { to: end }),
  };
}
