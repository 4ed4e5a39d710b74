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
  type Org,
  OWN_PLACES,
  type Owner,
  refusedWith,
  replaced,
  type State,
  type Step,
} from './model-state.js';

const sourceOf = (text: number): string => `flow "Hello"\nnode a "Number ${text}"\n`;

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

/** Whether the rules let the step file a diagram, which is in a folder already if it is not new. */
function canFile(org: Org | undefined, step: Step, from?: string): boolean {
  const folder = folderOf(step);
  if (org === undefined) return true;
  return (folder === from || writesIn(org, folder, step.person)) && (!step.yes || canBeUnlistedIn(org, folder));
}

/** What a change of a diagram does, unless it is deleted or locked. */
function changing(
  change: (row: Diagram, step: Step) => Partial<Diagram>,
  answer = 200,
  isAllowed: (state: State, step: Step, row: Diagram) => boolean = () => true,
): Deed['expects'] {
  return (step, state): Expected => {
    const diagram = diagramOf(state, step, 'change');
    if (typeof diagram === 'string') return refusedWith(diagram, state);
    const { at, row } = diagram;
    if (row.isDeleted) return refusedWith('resource.not_found', state);
    if (row.isLocked) return refusedWith('resource.locked', state);
    if (!isAllowed(state, step, row)) return refusedWith('folder.restricted', state);
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
    if (!canFile(orgOf(state, library), step)) return refusedWith('folder.restricted', state);
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
  reads: ({ body }, names) =>
    indexesOf(
      names.diagrams,
      body.diagrams.map(({ id }: { id: string }) => id),
    ),
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
    (state, step, row) => canFile(orgOf(state, row), step, row.folder),
  ),
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
  if (isUnlisted && (org === undefined || canBeUnlistedIn(org, folder))) return true;
  return hasScope(by, 'read') && (org ? seesIn(org, folder, person) : owner === `person ${person}`);
}

export const diagramDeeds = {
  'publishes a diagram': publish,
  'lists diagrams': list,
  'files a diagram': file,
  'deletes a diagram': remove,
  'restores a diagram': restore,
  'locks a diagram': lock,
  'unlocks a diagram': unlock,
  'saves a source': save,
  'lists versions': versions,
  'opens a page': page,
} as const satisfies Readonly<Record<string, Deed>>;
