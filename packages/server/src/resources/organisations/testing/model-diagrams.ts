// Steps on diagrams, in one's own library or in that of an organisation, and on their pages.
import { type Deed, indexesOf, type Names, nameIn } from './model-deed.js';
import { pathOf } from './model-organisations.js';
import { canBeUnlistedIn, folderOf, orgOf, seesIn, writesIn } from './model-rules.js';
import {
  admittedTo,
  chosen,
  type Diagram,
  type Expected,
  hasScope,
  may,
  type Org,
  OWN_PLACES,
  type Owner,
  refusedWith,
  replaced,
  type State,
  type Step,
} from './model-state.js';

/** A word that begins no other one. */
const wordOf = (text: number): string => `n${String(text).padStart(3, '0')}`;

const sourceOf = (text: number): string => `flow "Hello"\nnode a "Number ${wordOf(text)}"\n`;

const isOwn = ({ place }: Step): boolean => place >= OWN_PLACES;

const base = (step: Step, state: State, names: Names): string =>
  isOwn(step) ? '/user/diagrams' : `${pathOf(step, state, names)}/diagrams`;

const idOf = ({ thing }: Step, { diagrams }: Names): string => nameIn(diagrams, chosen(thing, diagrams.length));

/** Whose library the step works on; or why the service refuses, as a key of an error. */
function libraryOf(state: State, step: Step, needs: 'read' | 'change'): { readonly owner: Owner } | string {
  const scope = needs === 'read' ? 'read' : 'write';
  if (isOwn(step)) return hasScope(step.by, scope) ? { owner: `person ${step.person}` } : 'auth.scope_required';
  const as = admittedTo(state, step, { permits: needs, scope });
  return typeof as === 'string' ? as : { owner: `org ${as.at}` };
}

/** The diagram of a step, wherever it is; or why the service refuses. */
function diagramOf(
  state: State,
  step: Step,
  needs: 'read' | 'change',
): { readonly at: number; readonly row: Diagram } | string {
  const library = libraryOf(state, step, needs);
  if (typeof library === 'string') return library;
  const at = chosen(step.thing, state.diagrams.length);
  const row = at === undefined ? undefined : state.diagrams[at];
  if (at === undefined || row?.owner !== library.owner) return 'resource.not_found';
  const org = orgOf(state, row);
  if (org !== undefined && !seesIn(org, row.folder, step.person)) return 'resource.not_found';
  if (org !== undefined && needs === 'change' && !writesIn(org, row.folder, step.person)) return 'folder.restricted';
  return { at, row };
}

/** Why the rules or the policy do not let the step file a diagram, which is in a folder already if it is not new. */
function refusedFiling(org: Org | undefined, step: Step, from?: string): string | undefined {
  const folder = folderOf(step);
  if (org === undefined) return undefined;
  const isAllowed = folder === from || writesIn(org, folder, step.person);
  if (!isAllowed || (step.yes && !canBeUnlistedIn(org, folder))) return 'folder.restricted';
  return step.yes && org.isClosed ? 'publishing.unlisted_forbidden' : undefined;
}

/** What a change of a diagram does, unless it is deleted or locked. */
function changing(
  change: (row: Diagram, step: Step) => Partial<Diagram>,
  answer = 200,
  refusalOf: (state: State, step: Step, row: Diagram) => string | undefined = () => undefined,
): Deed['expects'] {
  return (step, state): Expected => {
    const diagram = diagramOf(state, step, 'change');
    if (typeof diagram === 'string') return refusedWith(diagram, state);
    const { at, row } = diagram;
    if (row.isDeleted) return refusedWith('resource.not_found', state);
    if (row.isLocked) return refusedWith('resource.locked', state);
    const refusal = refusalOf(state, step, row);
    if (refusal !== undefined) return refusedWith(refusal, state);
    return { answer, next: { ...state, diagrams: replaced(state.diagrams, at, change(row, step)) } };
  };
}

const publish: Deed = {
  weight: 5,
  sends: (step, state, names) => ({
    path: isOwn(step) ? '/v1/diagrams/publish' : base(step, state, names),
    method: 'POST',
    body: { source: sourceOf(step.target), folder: folderOf(step), visibility: step.yes ? 'unlisted' : 'private' },
  }),
  expects: (step, state) => {
    const library = libraryOf(state, step, 'change');
    if (typeof library === 'string') return refusedWith(library, state);
    const { yes, target } = step;
    const refusal = refusedFiling(orgOf(state, library), step);
    if (refusal !== undefined) return refusedWith(refusal, state);
    const diagram = {
      ...library,
      isUnlisted: yes,
      isLocked: false,
      isDeleted: false,
      folder: folderOf(step),
      text: target,
      versions: 1,
    };
    return { answer: 201, next: { ...state, diagrams: [...state.diagrams, diagram] } };
  },
  grows: ({ body }, names) => ({ diagrams: [...names.diagrams, body.id] }),
};

const listedIndexes: NonNullable<Deed['reads']> = ({ body }, names) =>
  indexesOf(
    names.diagrams,
    body.diagrams.map(({ id }: { id: string }) => id),
  );

const list: Deed = {
  sends: (step, state, names) => ({ path: `${base(step, state, names)}?limit=100&deleted=${step.yes}` }),
  expects: (step, state) => {
    const library = libraryOf(state, step, 'read');
    if (typeof library === 'string') return refusedWith(library, state);
    const org = orgOf(state, library);
    const shows = state.diagrams.flatMap(({ owner, isDeleted, folder }, at) => {
      const isSeen = org === undefined || seesIn(org, folder, step.person);
      return owner === library.owner && isDeleted === step.yes && isSeen ? [at] : [];
    });
    return { answer: 200, next: state, shows };
  },
  reads: listedIndexes,
};

const SEARCHED_FOLDERS = ['team', 'payments', 'crew'];

const folderWord = ({ target }: Step): string => SEARCHED_FOLDERS[target % SEARCHED_FOLDERS.length] ?? '';

const search: Deed = {
  weight: 2,
  sends: (step, state, names) => {
    const words = step.yes ? `hello ${folderWord(step)}` : `number ${wordOf(step.target)}`;
    return { path: `${base(step, state, names)}?limit=100&search=${encodeURIComponent(words)}` };
  },
  expects: (step, state) => {
    const library = libraryOf(state, step, 'read');
    if (typeof library === 'string') return refusedWith(library, state);
    const fits = ({ folder, text }: Diagram): boolean =>
      step.yes ? folder.split('/').includes(folderWord(step)) : text === step.target;
    const org = orgOf(state, library);
    const shows = state.diagrams.flatMap((row, at) => {
      const isSeen = org === undefined || seesIn(org, row.folder, step.person);
      return row.owner === library.owner && !row.isDeleted && isSeen && fits(row) ? [at] : [];
    });
    return { answer: 200, next: state, shows };
  },
  reads: listedIndexes,
};

const MOVES = [
  ['team', 'crew'],
  ['crew', 'team'],
  ['team/payments', 'team'],
  ['crew', 'team/payments'],
  ['team', 'team/payments'],
  ['crew/payments', ''],
] as const;

const isWithin = (folder: string, above: string): boolean => folder === above || folder.startsWith(`${above}/`);

/** Rules move along, by those who could set them, unless there are rules where the folder goes. */
function canMoveRules(org: Org, person: number, from: string, to: string): boolean {
  const role = org.members[person];
  const ruled = Object.keys(org.rules).filter((each) => org.rules[each] !== undefined);
  const moving = ruled.filter((each) => isWithin(each, from));
  const there = ruled.filter((each) => (to === '' || isWithin(each, to)) && !isWithin(each, from));
  if (role !== undefined && may(role, 'manage')) return moving.length === 0 || (there.length === 0 && to !== '');
  return moving.length === 0 && there.every((each) => each === to);
}

function rulesMoved({ rules }: Org, from: string, pathOfMoved: (folder: string) => string): Org['rules'] {
  const entries = Object.entries(rules).map(([folder, rule]) => [
    isWithin(folder, from) ? pathOfMoved(folder) : folder,
    rule,
  ]);
  return Object.fromEntries(entries);
}

const moveFolder: Deed = {
  weight: 2,
  sends: (step, state, names) => {
    const [from, to] = MOVES[step.target % MOVES.length] ?? MOVES[0];
    return {
      path: isOwn(step) ? '/user/folders' : `${pathOf(step, state, names)}/folders`,
      method: 'PATCH',
      body: { from, to },
    };
  },
  expects: (step, state) => {
    const library = libraryOf(state, step, 'change');
    if (typeof library === 'string') return refusedWith(library, state);
    const [from, to] = MOVES[step.target % MOVES.length] ?? MOVES[0];
    if (isWithin(to, from)) return refusedWith('validation.failed', state);
    const isIn = (above: string) => (row: Diagram) =>
      row.owner === library.owner && !row.isDeleted && isWithin(row.folder, above);
    const org = orgOf(state, library);
    if (org !== undefined && !seesIn(org, from, step.person)) return refusedWith('resource.not_found', state);
    if (org !== undefined && !(writesIn(org, from, step.person) && writesIn(org, to, step.person)))
      return refusedWith('folder.restricted', state);
    const inside = state.diagrams.filter(isIn(from));
    if (inside.length === 0) return refusedWith('resource.not_found', state);
    if (org !== undefined && !canMoveRules(org, step.person, from, to)) return refusedWith('folder.restricted', state);
    if (inside.some(({ isLocked }) => isLocked)) return refusedWith('resource.locked', state);
    const merged = to === '' ? 0 : state.diagrams.filter(isIn(to)).length;
    const pathOfMoved = (folder: string): string => `${to}${folder.slice(from.length)}`.replace(/^\//, '');
    const diagrams = state.diagrams.map((row) =>
      inside.includes(row) ? { ...row, folder: pathOfMoved(row.folder) } : row,
    );
    const orgs = state.orgs.map((each) =>
      each === org ? { ...org, rules: rulesMoved(org, from, pathOfMoved) } : each,
    );
    return { answer: 200, next: { ...state, orgs, diagrams }, shows: { moved: inside.length, merged } };
  },
  reads: ({ body }) => ({ moved: body.moved, merged: body.merged }),
};

const file: Deed = {
  weight: 2,
  sends: (step, state, names) => ({
    path: `${base(step, state, names)}/${idOf(step, names)}`,
    method: 'PATCH',
    body: { folder: folderOf(step), visibility: step.yes ? 'unlisted' : 'private' },
  }),
  expects: changing(
    (_row, step) => ({ folder: folderOf(step), isUnlisted: step.yes }),
    200,
    (state, step, row) => refusedFiling(orgOf(state, row), step, row.folder),
  ),
};

/** Of one's own, into an organisation that the place chooses. */
const move: Deed = {
  weight: 3,
  sends: (step, { orgs }, names) => ({
    path: `/user/diagrams/${idOf(step, names)}`,
    method: 'PATCH',
    body: { organization: nameIn(names.orgs, chosen(step.place, orgs.length)) },
  }),
  expects: (step, state) => {
    if (!hasScope(step.by, 'write')) return refusedWith('auth.scope_required', state);
    const to = chosen(step.place, state.orgs.length);
    const org = to === undefined ? undefined : state.orgs[to];
    const role = org?.members[step.person];
    if (org === undefined || role === undefined || org.isDeleted) return refusedWith('resource.not_found', state);
    if (!may(role, 'change')) return refusedWith('auth.role_required', state);
    const at = chosen(step.thing, state.diagrams.length);
    const row = at === undefined ? undefined : state.diagrams[at];
    if (at === undefined || row?.owner !== `person ${step.person}` || row.isDeleted)
      return refusedWith('resource.not_found', state);
    if (row.isLocked) return refusedWith('resource.locked', state);
    const { folder, isUnlisted } = row;
    if (!writesIn(org, folder, step.person) || (isUnlisted && !canBeUnlistedIn(org, folder)))
      return refusedWith('folder.restricted', state);
    if (isUnlisted && org.isClosed) return refusedWith('publishing.unlisted_forbidden', state);
    return { answer: 200, next: { ...state, diagrams: replaced(state.diagrams, at, { owner: `org ${to}` as Owner }) } };
  },
};

const remove: Deed = {
  weight: 2,
  sends: (step, state, names) => ({ path: `${base(step, state, names)}/${idOf(step, names)}`, method: 'DELETE' }),
  expects: changing(() => ({ isDeleted: true }), 204),
};

const restore: Deed = {
  weight: 2,
  sends: (step, state, names) => ({
    path: `${base(step, state, names)}/${idOf(step, names)}`,
    method: 'PATCH',
    body: { deleted: false },
  }),
  expects: (step, state) => {
    const diagram = diagramOf(state, step, 'change');
    if (typeof diagram === 'string') return refusedWith(diagram, state);
    if (diagram.row.isLocked) return refusedWith('resource.locked', state);
    return { answer: 200, next: { ...state, diagrams: replaced(state.diagrams, diagram.at, { isDeleted: false }) } };
  },
};

const lock: Deed = {
  sends: (step, state, names) => ({
    path: `${base(step, state, names)}/${idOf(step, names)}/lock`,
    method: 'PUT',
    body: {},
  }),
  expects: changing(() => ({ isLocked: true })),
};

const unlock: Deed = {
  weight: 2,
  sends: (step, state, names) => ({
    path: `${base(step, state, names)}/${idOf(step, names)}/lock`,
    method: 'DELETE',
  }),
  expects: (step, state) => {
    const diagram = diagramOf(state, step, 'change');
    if (typeof diagram === 'string') return refusedWith(diagram, state);
    if (diagram.row.isDeleted) return refusedWith('resource.not_found', state);
    return { answer: 200, next: { ...state, diagrams: replaced(state.diagrams, diagram.at, { isLocked: false }) } };
  },
};

const save: Deed = {
  weight: 2,
  sends: (step, state, names) => ({
    path: `${base(step, state, names)}/${idOf(step, names)}/source`,
    method: 'PUT',
    headers: { 'if-match': '*' },
    body: { source: sourceOf(step.target) },
  }),
  expects: changing(({ text, versions }, { target }) => ({
    text: target,
    versions: text === target ? versions : versions + 1,
  })),
};

const versions: Deed = {
  sends: (step, state, names) => ({ path: `${base(step, state, names)}/${idOf(step, names)}/versions` }),
  expects: (step, state) => {
    const diagram = diagramOf(state, step, 'read');
    if (typeof diagram === 'string') return refusedWith(diagram, state);
    if (diagram.row.isDeleted) return refusedWith('resource.not_found', state);
    return { answer: 200, next: state, shows: Math.min(20, diagram.row.versions) };
  },
  reads: ({ body }) => body.versions.length,
};

/** Pages answer in HTML, without the key of an error. */
const page: Deed = {
  weight: 3,
  sends: (step, _state, names) => ({ path: `/d/${idOf(step, names)}` }),
  expects: (step, state) => {
    const at = chosen(step.thing, state.diagrams.length);
    const row = at === undefined ? undefined : state.diagrams[at];
    return { answer: row !== undefined && isSeen(state, step, row) ? 200 : 404, next: state };
  },
};

function isSeen(state: State, { person, by }: Step, row: Diagram): boolean {
  const { owner, isUnlisted, isDeleted, folder } = row;
  const org = orgOf(state, row);
  if (isDeleted || org?.isDeleted) return false;
  if (isUnlisted && (org === undefined || (!org.isClosed && canBeUnlistedIn(org, folder)))) return true;
  return hasScope(by, 'read') && (org ? seesIn(org, folder, person) : owner === `person ${person}`);
}

export const diagramDeeds = {
  'publishes a diagram': publish,
  'lists diagrams': list,
  'searches diagrams': search,
  'files a diagram': file,
  'moves a diagram to an organisation': move,
  'moves a folder': moveFolder,
  'deletes a diagram': remove,
  'restores a diagram': restore,
  'locks a diagram': lock,
  'unlocks a diagram': unlock,
  'saves a source': save,
  'lists versions': versions,
  'opens a page': page,
} as const satisfies Readonly<Record<string, Deed>>;
