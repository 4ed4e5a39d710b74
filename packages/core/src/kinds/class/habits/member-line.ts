// A member in other languages: in, a text; out, our member, or a quoted text if there is none.
import { memberMeant } from '../../../grammar/member-habits.js';
import { memberText, parseMember } from '../../../grammar/read-member.js';
import { quote } from '../../../syntax/quote.js';

export interface MemberLine {
  readonly text: string;
  /** Nothing was guessed. */
  readonly sure: boolean;
}

export function memberLine(written: string): MemberLine {
  const text = written.trim().replace(/;$/, '');
  const own = parseMember(text);
  if (own) return { text: memberText(own), sure: true };
  const member = memberMeant(text);
  const mended = member && parseMember(member.text);
  if (member && mended) return { text: memberText(mended), sure: member.sure };
  const sign = /^[+\-#~]/.exec(text)?.[0] ?? '';
  return { text: sign + quote(text.slice(sign.length).trim()), sure: false };
}

/** Members on one line, split at semicolons. */
export function memberLines(inside: string): readonly MemberLine[] {
  return inside
    .split(';')
    .filter((each) => each.trim() !== '')
    .map(memberLine);
}
