// GET /user/sessions: where the account is signed in.
import { callerOf, endpoint, ownerOf, tenantDb } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { idOf, LISTED, type SessionRow, sessionsOf } from './repo.js';

export const listSessions = endpoint({
  name: 'list_sessions',
  summary: 'List sessions',
  description: `Lists where you are signed in, newest first: up to ${LISTED} sessions. \`count\` is the number of all.`,
  http: { method: 'GET', path: '/user/sessions', tag: accountTag },
  access: { session: 'any' },
  effect: 'read',
  refusals: [],
  example: {},
  schemas: ({ z }) => ({
    input: z.strictObject({}),
    output: z.object({
      count: z.int(),
      sessions: z.array(
        z.object({
          id: z.string(),
          createdAt: z.iso.datetime(),
          lastUsedOn: z.string().nullable().describe('A date, UTC.'),
          expiresAt: z.iso.datetime(),
          browser: z.string().describe('What the browser or program called itself when it signed in.'),
          isCurrent: z.boolean().describe('Whether it is the session of this request.'),
          isSingleSignOn: z.boolean().describe('Whether it began through the identity provider of an organisation.'),
        }),
      ),
    }),
  }),
  run: async (_input, context) => {
    const { count, rows } = await sessionsOf(tenantDb(context), ownerOf(context), context.service.now());
    const current = callerOf(context).with;
    return { value: { count, sessions: rows.map((row) => sessionAsShown(row, current)) } };
  },
});

function sessionAsShown(row: SessionRow, current: string | undefined) {
  return {
    id: idOf(row),
    createdAt: row.signedIn.toISOString(),
    lastUsedOn: row.lastUsed,
    expiresAt: row.expires.toISOString(),
    browser: row.userAgent,
    isCurrent: row.hash === current,
    isSingleSignOn: row.via !== null,
  };
}
