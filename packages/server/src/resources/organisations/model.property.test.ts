// A model beside the service: whatever people of several organisations do, in whatever order, they get what the model says, see what it says, and
// learn nothing of an organisation that they do not belong to.
import { ROLES } from '@linework/operations';
import fc from 'fast-check';
import { test } from 'vitest';
import { cases, isDeep, sampled } from '../../../../core/src/testing/depth.js';
import { limits } from '../../platform/limits/tables.js';
import { type Answer, hosted } from '../../testing/hosted.js';
import type { Deed, Names } from './testing/model-deed.js';
import { diagramDeeds } from './testing/model-diagrams.js';
import { folderRuleDeeds } from './testing/model-folder-rules.js';
import { inviteDeeds } from './testing/model-invites.js';
import { readable, secretsFrom } from './testing/model-leaks.js';
import { organisationDeeds } from './testing/model-organisations.js';
import { publishingDeeds } from './testing/model-publishing.js';
import { OWN_PLACES, PLACES, type State, type Step } from './testing/model-state.js';
import { newWorld, type World } from './testing/model-world.js';

const { call, service } = hosted();

const SIZE = isDeep ? { people: 200, orgs: 3 } : { people: 12, orgs: 2 };

/** Half as many on average. */
const MOST_STEPS = isDeep ? 680 : 100;

const DEEDS: Readonly<Record<string, Deed>> = {
  ...organisationDeeds,
  ...inviteDeeds,
  ...diagramDeeds,
  ...folderRuleDeeds,
  ...publishingDeeds,
};

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.oneof(...Object.entries(DEEDS).map(([does, { weight = 1 }]) => ({ weight, arbitrary: fc.constant(does) }))),
  person: fc.nat(SIZE.people - 1),
  by: fc.oneof(
    { weight: 5, arbitrary: fc.constant('session' as const) },
    { weight: 2, arbitrary: fc.constant('full key' as const) },
    { weight: 1, arbitrary: fc.constantFrom('reading key' as const, 'drawing key' as const) },
  ),
  place: fc.nat(PLACES - 1),
  target: fc.nat(SIZE.people - 1),
  role: fc.constantFrom(...ROLES),
  thing: fc.nat(200),
  yes: fc.boolean(),
});

interface Played {
  readonly state: State;
  readonly names: Names;
  /** What happened, for people. */
  readonly story: readonly string[];
}

/** Throws with the story if the service and the model disagree. */
async function played({ state, names, story }: Played, { credentials }: World, next: Step): Promise<Played> {
  const deed = DEEDS[next.does];
  if (deed === undefined) throw new Error(`There is no deed "${next.does}".`);
  const { path, ...sent } = deed.sends(next, state, names);
  const expected = deed.expects(next, state);
  const answer = await call(path, { ...sent, ...credentials[next.person]?.[next.by] });
  const got = answer.body?.errorCode ?? answer.status;
  const request = `${path} ${JSON.stringify(sent)}`;
  const steps = [...story, readable(`person ${next.person} (${next.by}) ${next.does}: ${request} -> ${got}`, names)];
  const wrong = (what: string): never => {
    throw new Error(`${what}\n${steps.join('\n')}`);
  };
  if (got !== expected.answer) wrong(`The model expects ${expected.answer}, the service answers ${got}.`);
  const shows = expected.shows === undefined ? undefined : deed.reads?.(answer, names);
  if (JSON.stringify(shows) !== JSON.stringify(expected.shows))
    wrong(`The model expects ${JSON.stringify(expected.shows)}, the answer shows ${JSON.stringify(shows)}.`);
  const isDone = typeof expected.answer === 'number' && expected.answer < 400;
  const grown = { ...names, ...(isDone ? deed.grows?.(answer, names, expected.next) : {}) };
  const text = textOf(answer);
  for (const { name, called } of secretsFrom(next.person, grown, [state, expected.next]))
    if (text.includes(name) && !request.includes(name)) wrong(`The answer names ${called}.`);
  return { state: expected.next, names: grown, story: steps };
}

/** Everything that was sent, and what cursors hide. */
function textOf({ headers, body }: Answer): string {
  const next = typeof body?.next === 'string' ? Buffer.from(body.next, 'base64url').toString() : '';
  return [JSON.stringify([...headers]), JSON.stringify(body), next].join('\n');
}

/** Reads everything, without changing anything. */
function looks(person: number, { diagrams }: State): readonly Step[] {
  const look = { person, by: 'session', place: 0, target: 0, role: 'viewer', thing: 0, yes: false } as const;
  const places = Array.from({ length: SIZE.orgs }, (_, place) => place);
  return [
    { ...look, does: 'lists organisations' },
    ...[...places, OWN_PLACES].flatMap((place) =>
      [true, false].map((yes) => ({ ...look, does: 'lists diagrams', place, yes })),
    ),
    ...places.flatMap((place) =>
      [
        'reads an organisation',
        'lists members',
        'lists invitations',
        'lists folder rules',
        'reads the publishing policy',
      ].map((does) => ({
        ...look,
        does,
        place,
      })),
    ),
    ...sampled(diagrams, 20).map((row) => ({ ...look, does: 'opens a page', thing: diagrams.indexOf(row) })),
  ];
}

const TIMEOUT = isDeep ? 7_200_000 : 600_000;

test('people get what the model says, see what it says, and learn nothing of others', {
  timeout: TIMEOUT,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: MOST_STEPS, size: 'max' }), async (steps) => {
      const world = await newWorld(service(), SIZE);
      let done: Played = { state: world.state, names: world.names, story: [] };
      for (const next of steps) done = await played(done, world, next);
      await service().database.db.delete(limits);
      for (const person of sampledPeople())
        for (const next of looks(person, done.state)) await played(done, world, next);
      await service().database.db.delete(limits);
    }),
    { numRuns: cases(10) },
  );
});

/** All of few, and as many of many. */
function sampledPeople(): readonly number[] {
  return Array.from({ length: 12 }, (_, at) => Math.floor((at * SIZE.people) / 12));
}
