// Times as documents write them: in, a cell or the start of an item; out, whether it is a time, and its day if it names one.

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const TIME = new RegExp(
  `^(?:(?:1[5-9]|20)\\d\\d(?:[-/.]\\d{1,2}(?:[-/.]\\d{1,2})?)?|\\d{1,2}[./]\\d{1,2}[./](?:19|20)\\d\\d|(?:\\d{1,2}(?:st|nd|rd|th)? )?${MONTH},? (?:19|20)\\d\\d|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d\\d|[QH][1-4][ /-]?(?:19|20)\\d\\d|(?:19|20)\\d\\d[ /-]?[QH][1-4]|(?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?(?: ?UTC| ?[ap]m)?)$`,
  'i',
);

export const isTime = (text: string): boolean => text.length < 30 && TIME.test(text.trim());

const PERIOD = new RegExp(`^(?:${MONTH}|Q[1-4])$`, 'i');

/** A month or a quarter of a year that is not named. */
export const isPeriod = (text: string): boolean => text.length < 12 && PERIOD.test(text.trim());

/** The date as YYYY-MM-DD, if it is written that way. */
export const dayOf = (text: string): string | undefined => /^\d{4}-\d\d-\d\d$/.exec(text.trim())?.[0];
