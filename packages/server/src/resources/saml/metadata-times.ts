// How long metadata counts (SAML 2.0 metadata, 2.3): in, the elements around a provider and the time; out, whether it has ended, and when to read it again.
import { instantOf } from './assertion-checks.js';
import type { XmlElement } from './elements.js';
import { quoted } from './faults.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What is wrong with the end of the metadata, if anything is. */
export function endFault(timed: readonly XmlElement[], now: Date): string | undefined {
  for (const text of valuesOf(timed, 'validUntil')) {
    const end = instantOf(text);
    if (end === undefined)
      return `Expected a UTC time like 2026-01-31T12:00:00Z as validUntil of the metadata, but received ${quoted(text)}.`;
    if (end <= now)
      return `The metadata was valid until ${text}, and has expired. Download it again at the identity provider, or let it publish a new one.`;
  }
  return undefined;
}

/** After a day at the latest, and after an hour at the earliest. A duration that cannot be parsed does not shorten that. */
export function readAgainOf(timed: readonly XmlElement[], now: Date): Date {
  const ends = valuesOf(timed, 'validUntil').flatMap((text) => instantOf(text) ?? []);
  const spans = [
    ...ends.map((end) => end.getTime() - now.getTime()),
    ...valuesOf(timed, 'cacheDuration').flatMap((text) => spanOf(text) ?? []),
  ];
  return new Date(now.getTime() + Math.max(HOUR, Math.min(DAY, ...spans)));
}

function valuesOf(timed: readonly XmlElement[], name: string): readonly string[] {
  return timed.flatMap(({ attributes }) => attributes.get(name)?.trim() ?? []);
}

const DURATION =
  /^P(?:\d{1,6}Y)?(?:\d{1,6}M)?(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,9})(?:\.\d{1,9})?S)?)?$/;

/** Of xs:duration, in milliseconds. Years and months are longer than the day that counts anyway. */
function spanOf(text: string): number | undefined {
  const parts = DURATION.exec(text);
  if (parts === null || text.endsWith('P') || text.endsWith('T')) return undefined;
  const [days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0));
  const isLong = /\d[YM]/.test(text.split('T')[0] ?? '');
  return isLong ? DAY : (days ?? 0) * DAY + (hours ?? 0) * HOUR + (minutes ?? 0) * 60_000 + (seconds ?? 0) * 1_000;
}
