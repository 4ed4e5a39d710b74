// POST /user/sessions/end-others: ends all sessions but the one of the request.
import { callerOf, change, ownerOf } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { endOtherSessions } from './repo.js';

export const endOthers = change({
  name: 'end_other_sessions',
  summary: 'End all other sessions',
  description: 'Signs out every other browser of the account. API keys and connected agents stay.',
  http: { method: 'POST', path: '/user/sessions/end-others', tag: accountTag },
  access: { session: 'any' },
  effect: 'destructive',
  action: 'session.revoke_others',
  refusals: [],
  example: {},
  schemas: ({ z }) => ({
    input: z.strictObject({}),
    output: z.object({ ended: z.int().describe('How many sessions ended.') }),
  }),
  run: async (_input, context) => {
    const { tx, note } = context;
    const ended = await endOtherSessions(tx, ownerOf(context), callerOf(context).with ?? '');
    note({ after: { ended } });
    return { value: { ended } };
  },
});
