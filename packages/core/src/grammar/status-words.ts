// Labels of edges that stand for a status (docs/language.md, Edges, rule 4): by icon, those that
// draw it automatically, and those of other languages for which a converter writes `icon=`.

export interface StatusWords {
  readonly icon: string;
  readonly labels: readonly string[];
  readonly converted: readonly string[];
}

export const STATUS_WORDS: readonly StatusWords[] = [
  {
    icon: 'status:yes',
    labels: ['yes', 'true'],
    converted: ['correct', 'ok', 'okay', 'pass', 'passed', 'valid', 'y'],
  },
  { icon: 'status:no', labels: ['no', 'false'], converted: ['incorrect', 'invalid', 'n'] },
  {
    icon: 'status:success',
    labels: [],
    converted: ['accepted', 'approved', 'complete', 'completed', 'done', 'succeeded', 'success', 'successful'],
  },
  {
    icon: 'status:error',
    labels: [],
    converted: ['crash', 'crashed', 'error', 'errors', 'exception', 'fail', 'failed', 'failure', 'rejected'],
  },
  { icon: 'status:verified', labels: [], converted: ['authenticated', 'logged in', 'signed in', 'verified'] },
  {
    icon: 'status:allowed',
    labels: [],
    converted: ['access granted', 'allowed', 'authorised', 'authorized', 'granted', 'permitted'],
  },
  {
    icon: 'status:denied',
    labels: [],
    converted: [
      'access denied',
      'denied',
      'forbidden',
      'not allowed',
      'not authenticated',
      'not authorized',
      'permission denied',
      'unauthenticated',
      'unauthorised',
      'unauthorized',
    ],
  },
  {
    icon: 'status:blocked',
    labels: [],
    converted: ['banned', 'blocked', 'rate limit exceeded', 'rate limited', 'throttled', 'too many requests'],
  },
  { icon: 'status:warning', labels: [], converted: ['degraded', 'warn', 'warning'] },
  { icon: 'status:expired', labels: [], converted: ['expired', 'timed out', 'timeout'] },
  { icon: 'status:retry', labels: [], converted: ['retry', 'retrying', 'try again'] },
  { icon: 'status:pending', labels: [], converted: ['pending', 'waiting'] },
  { icon: 'status:skipped', labels: [], converted: ['skip', 'skipped'] },
  { icon: 'status:running', labels: [], converted: ['in progress', 'processing', 'running'] },
  { icon: 'status:revoked', labels: [], converted: ['revoked'] },
];

const AUTOMATIC: ReadonlyMap<string, string> = new Map(
  STATUS_WORDS.flatMap(({ icon, labels }) => labels.map((label): readonly [string, string] => [label, icon])),
);

/** The status icon of an answer: yes, true, no, false. */
export function statusIcon(label: string): string | undefined {
  return AUTOMATIC.get(label.trim().toLowerCase());
}

const ANSWERS: ReadonlySet<string> = new Set([...AUTOMATIC.keys(), 'y', 'n']);
const ANSWER_ICONS: ReadonlySet<string> = new Set(['status:yes', 'status:no']);

/** Whether the icon marks an answer and not a verdict: 'yes' can be the bad news, so its mark has no colour of success. */
export function marksAnswer(icon: string, label: string | undefined): boolean {
  return label !== undefined && ANSWER_ICONS.has(icon) && ANSWERS.has(label.trim().toLowerCase());
}
