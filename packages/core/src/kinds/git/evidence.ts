// Words in a request that point to a git diagram.
import type { Evidence } from '../evidence.js';
import { headed, labelled, lines, type Named, quote } from '../starting.js';

/** `after`: the name of each merge and what follows it. */
function started(named: Named, after: (branch: string) => string = () => ''): string {
  const branches = named.items.filter(({ label }) => label.toLowerCase() !== 'main');
  const merged = lines(
    branches,
    (each) => `branch ${labelled(each)}\ncommit ${quote(each.label)}\nswitch main\nmerge ${each.id}${after(each.id)}`,
  );
  return `${headed('git', named, ' main=main')}commit "Start"\n${merged}`;
}

export const gitEvidence: Evidence = {
  shows: 'branches, commits and where they are merged',
  words: [
    {
      weight: 11,
      words: `git graph|history|log|tree|diagram|branch*|picture, gitgraph*, commit graph|history|tree|picture,
        branching model|strategy|scheme|concept, git flow, gitflow, github flow, trunk based, rebas*, cherry pick*,
        feature branch*, merge commit*, force push*, fast forward, squash*, detached head, commits on, timeline of commits,
        commit vanished, hotfix off, hotfix branch*, release branch*, 提交历史, 提交图, 分支, 变基, 合并, 提交记录, historial de git|commits,
        historique git|des commits, branch modell, branching modell, git historie, git verlauf, graphe de commits,
        ramas de .. repositorio, branches de git, git verlauf*, git zweige, when to branch, when to merge, branch and merge,
        branches and merges, merge and rebase, merge versus rebase, upstream, ahead of upstream, behind main,
        release branches, branch layout, branch diagram, branching diagram, commit dag, versionsgeschichte, graphe git,
        graphe des branches, grafico de commits, arbol de commits, historique des commits, 分支模型, 分支策略, 合并过程, 提交, git 历史,
        git 分支, gitlab flow, environment branches, nach .. merge, historie nach, cherry picking, commits and tags,
        merged what, gitgraph, two release lines`,
    },
    {
      weight: 6,
      words: `commit*, branches, branched, branch .. from|off|on|to|of, merge .. into, merge|merged back,
        back into develop|main|master, off main|master|develop, maintenance line*, long lived, release train, backport*,
        bisect, origin main|master, diverged, forks, two forks, main and, on master|main, version control,
        versionsverwaltung, ramas, fusiones, fusionner, pull request .. main, trunk, stash, tag .. on, versions are tagged,
        hotfix*, merged main into, merged into main|master|develop, merged to main|master|develop, into main, from release,
        to main, feature branches, mit zwei feature, hotfix, repo history, history looks, linear history, reset hard,
        merge conflict*, conflicting branches, push force, mergen, zusammengefuhrt, fusionn*, versiones etiquetadas, tag v,
        semver tags, patch release*, release line*, support branch*, upstream and fork, branched from, from the wrong commit,
        hangs now, branch hangs, production and development branch, development branch, production branch,
        interactive rebase, hotfixes, hotfixes travel, 主干, 三个分支, 主分支, 合并到, release tag, two features and, topic branch*,
        monorepo branches, lost commits, undo a commit, amend*, history rewriting, rewriting history,
        conflict between branch*, pull requests look, main branch look, merging .. pull requests,
        stabilised on its own branch, own branch, topic onto main, onto main|master|develop, flujo de ramas,
        sits on which commit, which tag, which commit, which branch, on which branch, merge conflict between,
        two branches and, deux branches, dos ramas, zwei branches, zwei zweige, avec un merge, con merge, mit merge,
        mit rebase, branch off, branches off, merged before, cherry picked, tagged on, tag sits, git workflow,
        branch workflow, pull request workflow, release from, nightly branch, stable branch, next branch, fix from main,
        from main into, into the .. release, into the release, get a fix, back port, cherry, release branch`,
    },
    {
      weight: 3,
      words: `git, branch, merge*, tags, tag, tagged, develop, fork*, head, push, rama*, zweig*, fix goes to both, spaghetti,
        bumps, new hires, mergt, revert*, gemergt, our repo, git repository, our repository`,
    },
    {
      weight: -8,
      words: `git like, git push starts|triggers, git hosting, branch office*, in the branch, bank branch*, as branches,
        branches with, pull requests and`,
    },
  ],
  shapes: {},
  needs: [
    { what: 'The branches and where each begins.', shownBy: [] },
    { what: 'The commits, merges and tags in order.', shownBy: [] },
  ],
  start: (named) => started(named),
  skeleton: `git "How changes come together" main=main
commit "Start"
branch feature "feature"
commit "First half"
commit "Second half"
switch main
commit "Fix"
merge feature "Merge feature" tag="v1.0"
`,
  patterns: [
    {
      words: `revert*, undo a|the commit|merge, undone, taken back, ruckgangig, zuruckgenommen, annul*, deshacer, 撤销, 回滚, 还原`,
      start: (named) => started(named, (branch) => ` merged-${branch}\nrevert merged-${branch}`),
      skeleton: `git "A change that was taken back" main=main
commit "Start"
branch feature "feature"
commit "New search"
switch main
merge feature merged "Merge feature" tag="v1.0"
revert merged "Revert feature" tag="v1.0.1"
`,
    },
  ],
};
