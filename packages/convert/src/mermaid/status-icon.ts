// The status icon that a whole label stands for: in, a label; out, the icon, or nothing. Case and punctuation do not count.
// SPEC.md, 'Edge labels that get a status icon'; the language itself marks yes, no, true and false.

const TABLE = `yes correct,ok,okay,pass,passed,valid,y
no incorrect,invalid,n
success accepted,approved,complete,completed,done,succeeded,success,successful
error crash,crashed,error,errors,exception,fail,failed,failure,rejected
verified authenticated,logged in,signed in,verified
allowed access granted,allowed,authorised,authorized,granted,permitted
denied access denied,denied,forbidden,not allowed,not authenticated,not authorized,permission denied,unauthenticated,unauthorised,unauthorized
blocked banned,blocked,rate limit exceeded,rate limited,throttled,too many requests
warning degraded,warn,warning
expired expired,timed out,timeout
retry retry,retrying,try again
pending pending,waiting
skipped skip,skipped
running in progress,processing,running
revoked revoked`;

const ICONS: ReadonlyMap<string, string> = new Map(
  TABLE.split('\n').flatMap((row) => {
    const space = row.indexOf(' ');
    const icon = `status:${row.slice(0, space)}`;
    return row
      .slice(space + 1)
      .split(',')
      .map((phrase): readonly [string, string] => [phrase, icon]);
  }),
);

/** Longer labels are no phrase of the table. */
const LONGEST = 60;

export function statusIcon(label: string): string | undefined {
  if (label.length > LONGEST) return undefined;
  const plain = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return ICONS.get(plain);
}
