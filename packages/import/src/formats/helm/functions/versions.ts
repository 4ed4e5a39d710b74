// Versions: in, a version and a constraint; out, whether it matches (Masterminds/semver's constraints, which are npm's except
// for commas, `!=` and the order of signs).
import semver from 'semver';
import type { Calling } from '../template/evaluate.js';
import { TemplateProblem } from '../template/problem.js';
import type { Thing } from '../template/value.js';
import { textOf } from './arguments.js';

function versionOf(text: string): semver.SemVer {
  const version = semver.parse(text.trim(), { loose: true }) ?? semver.coerce(text, { includePrerelease: true });
  if (!version) throw new TemplateProblem(`'${text.slice(0, 40)}' is not a version`);
  return version;
}

export function meets(version: string, constraint: string): boolean {
  const own = versionOf(version);
  return constraint.split('||').some((range) =>
    range
      .replaceAll(/(?<!\s)\s+-\s+/g, ' - ')
      .split(/,|(?<!\s)\s+(?=[<>=!~^])/)
      .filter((each) => each.trim() !== '')
      .every((each) => meetsOne(own, each.trim())),
  );
}

function meetsOne(version: semver.SemVer, constraint: string): boolean {
  const [, sign = '', rest = ''] = /^(!=|=<|=>|~>)?(.*)$/s.exec(constraint) ?? [];
  const full = rest
    .trim()
    .replaceAll(/(?<![.\d-])(\d+)(?:\.(\d+))?-(?=[\da-zA-Z])/g, (_, major, minor = '0') => `${major}.${minor}.0-`);
  const includePrerelease = /\d-[\da-zA-Z]/.test(full);
  const range = { '!=': full, '=<': `<=${full}`, '=>': `>=${full}`, '~>': `~${full}` }[sign] ?? full;
  if (semver.validRange(range, { loose: true }) === null) {
    throw new TemplateProblem(`'${constraint.slice(0, 40)}' is not a version constraint`);
  }
  const met = semver.satisfies(version, range, { loose: true, includePrerelease });
  return sign === '!=' ? !met : met;
}

function thingOf(text: string): Thing {
  const { major, minor, patch, prerelease, build, version } = versionOf(text);
  const fields = new Map<string, string | number>([
    ['Major', major],
    ['Minor', minor],
    ['Patch', patch],
    ['Prerelease', prerelease.join('.')],
    ['Metadata', build.join('.')],
    ['Original', text],
  ]);
  return {
    type: 'semver.Version',
    fields,
    methods: { Compare: ([other]) => semver.compare(version, versionOf(textOf(other)).version) },
    text: version,
  };
}

export const VERSION_FUNCTIONS: Readonly<Record<string, Calling>> = {
  semver: ([version]) => thingOf(textOf(version)),
  semverCompare: ([constraint, version]) => meets(textOf(version), textOf(constraint)),
};
