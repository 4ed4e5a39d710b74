// Who has a diagram open, in words: in, the people that the service reports; out, 'Ada is editing', or nothing. They are called by their addresses, since an
// account has no name.

export interface PresentPerson {
  readonly id: string;
  readonly email: string;
  readonly doing: 'editing' | 'looking';
  /** ISO 8601. */
  readonly since: string;
  /** The reader, in another window. */
  readonly isYou: boolean;
}

export interface SavedVersion {
  readonly number: number;
  readonly by: {
    readonly id: string;
    /** Null for someone who is not in the library any more, and for its keys. */
    readonly email: string | null;
    readonly isKey: boolean;
    readonly isYou: boolean;
  };
  /** ISO 8601. */
  readonly savedAt: string;
}

/** Those who edit come first. */
export function presenceWords(people: readonly PresentPerson[]): string {
  const others = people.filter(({ isYou }) => !isYou);
  const [own] = people.filter(({ isYou }) => isYou);
  if (others.length === 0) return own === undefined ? '' : `You are ${own.doing} in another window`;
  const ordered = [...others].sort((a, b) => Number(b.doing === 'editing') - Number(a.doing === 'editing'));
  const names = ordered.map(({ email }) => nameOf(email, others));
  const doing = others.every((each) => each.doing === others[0]?.doing) ? others[0]?.doing : 'here';
  const [first = '', second = ''] = names;
  if (names.length === 1) return `${first} is ${doing}`;
  return names.length === 2
    ? `${first} and ${second} are ${doing}`
    : `${first} and ${names.length - 1} others are ${doing}`;
}

/** Who each is, for those who look closer: one address per line. */
export function presenceList(people: readonly PresentPerson[]): string {
  return people.map(({ email, doing, isYou }) => `${email} (${isYou ? 'you, ' : ''}${doing})`).join('\n');
}

/** Who saved a version: `Bob saved version 3.` */
export function savedWords({ number, by: { email, isKey, isYou } }: SavedVersion): string {
  const who = isYou ? 'You' : email === null ? (isKey ? 'An API key' : 'Somebody') : nameOf(email, []);
  const how = isYou ? ' in another window' : isKey && email !== null ? ' with an API key' : '';
  return `${who} saved version ${number}${how}.`;
}

/** `Ada Lovelace` for ada.lovelace@example.com; the whole address if another person's would look the same. */
function nameOf(email: string, others: readonly PresentPerson[]): string {
  const name = shortName(email);
  const isShared = others.some((each) => each.email !== email && shortName(each.email) === name);
  return isShared ? email : name;
}

function shortName(email: string): string {
  const local = email.split('@', 1)[0]?.split('+', 1)[0] ?? '';
  const parts = local.split(/[._-]/).filter((each) => each !== '');
  return parts.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join(' ') || email;
}
