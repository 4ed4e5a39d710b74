// GET /user/diagrams/{id}/presence: who has the diagram open, as events for as long as the connection lasts. Being connected is being present.
import { callerOf, endpoint, ownerOf, refuse } from '../../platform/endpoint.js';
import { newId } from '../../platform/ids.js';
import { idField } from '../diagrams/fields.js';
import { hostingTag } from '../diagrams/tag.js';
import { enter, MOST_OF_ACCOUNT, MOST_OF_DIAGRAM } from './repo.js';
import { doingOf, LASTS, openDiagram, presenceStream } from './stream.js';

/** Streams of one process: half of the connections that it accepts. */
export const MOST_STREAMS = 250;

export const EVENTS = 'text/event-stream';

export const openPresence = endpoint({
  name: 'open_presence',
  summary: 'See who has a hosted diagram open',
  description: `Server-sent events for as long as the connection lasts; meanwhile others see you. people (id, email, doing, since, isYou of each): everyone else who has it open, and you in other windows. version (number, by, savedAt): the latest version and who saved it, at first and after every save. ended (errorCode, message): why the stream ends; connect again only after service.unavailable. An account has at most ${MOST_OF_ACCOUNT} such connections, a diagram ${MOST_OF_DIAGRAM}.`,
  http: {
    method: 'GET',
    path: '/user/diagrams/{id}/presence',
    tag: hostingTag,
    answer: { as: 'stream', mediaTypes: [EVENTS] },
    headers: { 'x-accel-buffering': 'no: a proxy passes on every event at once.' },
  },
  access: { session: 'any', scope: 'read' },
  limits: [{ name: 'presence', by: 'account', most: 120, seconds: 60 }],
  effect: 'read',
  refusals: ['resource.not_found', 'resource.full', 'service.busy'],
  example: { id: 'd', doing: 'looking' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      id: idField(z),
      doing: z
        .enum(['editing', 'looking'])
        .optional()
        .describe('What others see you do. Default: looking, as everyone does who cannot save a version.'),
    }),
    output: z.object({}),
  }),
  run: async ({ id, doing = 'looking' }, context) => {
    const { service } = context;
    const { mayChange } = await openDiagram(context, id);
    if (service.wakes.size() >= MOST_STREAMS)
      refuse('service.busy', 'Too many people have diagrams open. Try again soon.');
    const since = service.now();
    const row = {
      ownerId: ownerOf(context),
      diagramId: id,
      id: newId(),
      accountId: callerOf(context).id,
      doing: doingOf(doing, mayChange),
      since,
      expires: new Date(since.getTime() + LASTS),
    };
    const pieces = presenceStream({ context, row: { ...row, doing } });
    if (!context.isHead) {
      await service.database.transaction((tx) => enter(tx, row, since));
      // Begun, so that a reader who has left by now also leaves the diagram.
      await pieces.next();
    }
    return {
      value: {},
      reply: { headers: { 'x-accel-buffering': 'no' }, streamed: { mediaType: EVENTS, pieces } },
    };
  },
});
