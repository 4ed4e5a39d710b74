// The dates that git prints, in all its formats: in, a text; out, the moment as `2024-01-10T09:02:17+00:00`, or only the day.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d:\d\d)(?: ?(Z|[+-]\d\d:?\d\d))?)?$/;
/** `Wed Jan 10 09:02:17 2024 +0000` */
const STANDARD = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) +(\d{1,2}) (\d\d:\d\d:\d\d) (\d{4})(?: ([+-]\d{4}))?$/;
/** `Wed, 10 Jan 2024 09:02:17 +0000` */
const RFC = /^[A-Z][a-z]{2}, (\d{1,2}) ([A-Z][a-z]{2}) (\d{4}) (\d\d:\d\d:\d\d) ([+-]\d{4})$/;
const RAW = /^(\d{1,11})(?: ([+-]\d{4}))?$/;

export function dateOf(text: string): string | undefined {
  const written = text.trim();
  const iso = ISO.exec(written);
  if (iso) return moment(iso[1] ?? '', iso[2], iso[3]);
  const standard = STANDARD.exec(written);
  if (standard) return moment(day(standard[4], standard[1], standard[2]), standard[3], standard[5]);
  const rfc = RFC.exec(written);
  if (rfc) return moment(day(rfc[3], rfc[2], rfc[1]), rfc[4], rfc[5]);
  const raw = RAW.exec(written);
  if (!raw) return undefined;
  const offset = raw[2] ?? '+0000';
  const minutes = (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3)));
  const local = new Date((Number(raw[1]) + minutes * 60) * 1000);
  if (Number.isNaN(local.getTime())) return undefined;
  const [date = '', time = ''] = local.toISOString().split('T');
  return moment(date, time.slice(0, 8), offset);
}

function day(year = '', month = '', date = ''): string {
  return `${year}-${`${MONTHS.indexOf(month) + 1}`.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

function moment(date: string, time: string | undefined, offset: string | undefined): string {
  if (time === undefined) return date;
  const zone = offset === 'Z' ? '+00:00' : offset?.replace(/^(...)(\d\d)$/, '$1:$2');
  return `${date}T${time}${zone ?? ''}`;
}
