// The page docs/asvs.md: in, its text; out, its rows, the requirements that they name, and the page with the counts of its summary. The levels of
// the requirements are those of OWASP ASVS 5.0.0, by section: the first digit is the level of the first requirement. Level 3 is not on the page.
const LEVELS = [
  ['1.1', '22'],
  ['1.2', '1111122223'],
  ['1.3', '112222222223'],
  ['1.4', '222'],
  ['1.5', '123'],
  ['2.1', '122'],
  ['2.2', '112'],
  ['2.3', '12223'],
  ['2.4', '23'],
  ['3.1', '3'],
  ['3.2', '113'],
  ['3.3', '12223'],
  ['3.4', '11222233'],
  ['3.5', '11122333'],
  ['3.6', '3'],
  ['3.7', '22333'],
  ['4.1', '12233'],
  ['4.2', '23333'],
  ['4.3', '22'],
  ['4.4', '1222'],
  ['5.1', '2'],
  ['5.2', '112333'],
  ['5.3', '113'],
  ['5.4', '222'],
  ['6.1', '122'],
  ['6.2', '111111112222'],
  ['6.3', '11223333'],
  ['6.4', '112233'],
  ['6.5', '22222333'],
  ['6.6', '2223'],
  ['6.7', '33'],
  ['6.8', '2222'],
  ['7.1', '222'],
  ['7.2', '1111'],
  ['7.3', '22'],
  ['7.4', '11222'],
  ['7.5', '223'],
  ['7.6', '22'],
  ['8.1', '1233'],
  ['8.2', '1123'],
  ['8.3', '133'],
  ['8.4', '23'],
  ['9.1', '111'],
  ['9.2', '1222'],
  ['10.1', '22'],
  ['10.2', '223'],
  ['10.3', '22223'],
  ['10.4', '1111122222233333'],
  ['10.5', '22222'],
  ['10.6', '22'],
  ['10.7', '222'],
  ['11.1', '2233'],
  ['11.2', '22233'],
  ['11.3', '11233'],
  ['11.4', '1222'],
  ['11.5', '23'],
  ['11.6', '23'],
  ['11.7', '33'],
  ['12.1', '12233'],
  ['12.2', '11'],
  ['12.3', '22223'],
  ['13.1', '2333'],
  ['13.2', '222223'],
  ['13.3', '2233'],
  ['13.4', '1222233'],
  ['14.1', '22'],
  ['14.2', '12223333'],
  ['14.3', '122'],
  ['15.1', '12233'],
  ['15.2', '12233'],
  ['15.3', '1222222'],
  ['15.4', '3333'],
  ['16.1', '2'],
  ['16.2', '22222'],
  ['16.3', '2222'],
  ['16.4', '222'],
  ['16.5', '2223'],
  ['17.1', '23'],
  ['17.2', '22223333'],
  ['17.3', '22'],
];

const PLACE = /(<!-- counts: [^>]*-->\n)[\s\S]*?(<!-- \/counts -->)/;

const ROW = /^\| (?<numbers>\d+\.\d+\.\d+[^|]*) \| [^|]+ \| (?<status>[^|]+) \| (?<evidence>[^|]+) \|$/;

export const STATUSES = ['met', 'not applicable', 'operator', 'not met'];

/** The numbers of levels 1 and 2, in the order of the standard. */
export const REQUIREMENTS = LEVELS.flatMap(([section, levels]) =>
  [...levels].flatMap((level, at) => (level === '3' ? [] : [`${section}.${at + 1}`])),
);

/** A row of the page has several requirements, a status and what shows it. */
export function rowsOf(page) {
  return page.split('\n').flatMap((line) => {
    const groups = ROW.exec(line)?.groups;
    return groups ? [{ ...groups, requirements: groups.numbers.split(', ').flatMap(between) }] : [];
  });
}

/** `1.2.1–1.2.3` names those of levels 1 and 2 in between, too. */
function between(numbers) {
  const [first, last = first] = numbers.split('–');
  const [from, to] = [first, last].map((each) => REQUIREMENTS.indexOf(each));
  if (from < 0 || to < from) throw new Error(`docs/asvs.md: ${numbers} are not requirements of level 1 or 2.`);
  return REQUIREMENTS.slice(from, to + 1);
}

export function withCounts(page) {
  if (!PLACE.test(page)) throw new Error('docs/asvs.md has no markers for its counts.');
  const rows = rowsOf(page);
  const chapters = [...new Set(REQUIREMENTS.map(chapterOf))].map((chapter) => [
    `V${chapter}`,
    ...counts(rows, (each) => chapterOf(each) === chapter),
  ]);
  const all = ['All', ...counts(rows, () => true)];
  const lines = [['Chapter', ...STATUSES], Array(STATUSES.length + 1).fill('---'), ...chapters, all];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return page.replace(PLACE, (_whole, before, after) => `${before}\n${table}\n\n${after}`);
}

function counts(rows, isCounted) {
  return STATUSES.map((status) =>
    rows
      .filter((row) => row.status === status)
      .reduce((sum, row) => sum + row.requirements.filter(isCounted).length, 0),
  );
}

function chapterOf(requirement) {
  return requirement.split('.')[0];
}
