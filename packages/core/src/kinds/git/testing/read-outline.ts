// A history read back from its outline only: in, the lines; out, branches and commits as facts.
export interface Facts {
  readonly branches: readonly BranchFacts[];
  readonly commits: readonly CommitFacts[];
}

interface BranchFacts {
  readonly id: string;
  readonly label: string;
  readonly from?: number;
  readonly tip?: number;
  readonly current: boolean;
}

interface CommitFacts {
  readonly act: string;
  readonly id?: string;
  readonly of?: string;
  readonly branch: string;
  readonly after: readonly number[];
  readonly text?: string;
  readonly marks: readonly string[];
}

const BRANCH = /^Branch (.+?)( \(([\w-]+)\))?(?: from commit (\d+))?(?:, last commit (\d+))?(, current)?(?:, .*)?$/;
const COMMIT =
  /^\d+\. (?:(Commit)|(Merge) of ([\w-]+)|(Cherry-pick|Revert) of ([\w-]+))(?: ([\w-]+))? on ([\w-]+)(?: after (\d+)(?: and (\d+))?)?(?:: (.*?))?(?: \(([^()]*)\))?$/;

export function factsOf(lines: readonly string[]): Facts {
  const numbers = (...all: readonly (string | undefined)[]): readonly number[] =>
    all.flatMap((each) => (each === undefined ? [] : [Number(each)]));
  return {
    branches: lines.flatMap((line) => {
      const [, label, , id, from, tip, current] = BRANCH.exec(line) ?? [];
      if (label === undefined) return [];
      return [
        {
          id: id ?? label,
          label,
          ...(from === undefined ? {} : { from: Number(from) }),
          ...(tip === undefined ? {} : { tip: Number(tip) }),
          current: current !== undefined,
        },
      ];
    }),
    commits: lines.flatMap((line) => {
      const match = COMMIT.exec(line);
      if (!match) return [];
      const [, commit, merge, merged, pick, source, id, branch = '', one, two, text, marks] = match;
      const of = merged ?? source;
      return [
        {
          act: (commit ?? merge ?? pick ?? '').toLowerCase(),
          ...(id === undefined ? {} : { id }),
          ...(of === undefined ? {} : { of }),
          branch,
          after: numbers(one, two),
          ...(text === undefined ? {} : { text }),
          marks: marks?.split('; ') ?? [],
        },
      ];
    }),
  };
}
