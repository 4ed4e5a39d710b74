// What the gate tries today of something that is too long for one run: in, items in an order that stays; out, those whose turn it is. Each has its
// turn once in so many days, and the day is the same for everyone (UTC). On another day's part: LINEWORK_DAY=2026-11-27 before the command.
const DAY = 86_400_000;

/** Days since 1970-01-01. */
export function today() {
  const { LINEWORK_DAY: day } = process.env;
  const at = day === undefined ? Date.now() : Date.parse(day);
  if (Number.isNaN(at)) throw new Error(`LINEWORK_DAY is '${day}'; write a day such as 2026-11-27.`);
  return Math.floor(at / DAY);
}

/** A part of `parts`, the next after `every` days. */
export function turnOf(parts, every = 1) {
  return Math.floor(today() / every) % parts;
}

/** A function that says of each item, in turn, whether it is tried; of all without the word `today` on the command line. */
export function todaysTurn(parts, every = 1) {
  if (!process.argv.includes('today')) return () => true;
  const turn = turnOf(parts, every);
  let at = 0;
  return () => at++ % parts === turn;
}
