// Why a file is rejected, for its author. In: what the file is for and what is wrong. Out: the refusal.

export type Subject = 'logo' | 'icon';

export interface Refusal {
  readonly ok: false;
  readonly message: string;
  readonly hint: string;
}

export function refused(message: string, hint: string): Refusal {
  return { ok: false, message, hint };
}

/** For anything that an outline cannot express. */
export function plainHint(subject: Subject): string {
  return `Save the ${subject} as plain outlines: paths and shapes, each with a fill or stroke in a colour or a gradient.`;
}

/** A name from the file, cut for a message. */
export function cut(name: string): string {
  return name.slice(0, 40);
}
