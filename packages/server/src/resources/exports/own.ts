// GET /user/export: everything that the service has of an account, as one archive.
import { callerOf, change } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { archiveReply, EXPORTS, ZIP } from './archive.js';

export const exportAccount = change({
  name: 'export_account',
  summary: 'Export everything of the account',
  description:
    'Sends a ZIP with everything that the service has of the account: README.md says what each file is. Diagrams are sources in their folders, all else is NDJSON. No secret is in it. Needs a sign-in of the last ten minutes. The audit log of the account gets an entry when an export is begun. A transfer that breaks off leaves an archive that no program opens; begin again.',
  http: {
    method: 'GET',
    path: '/user/export',
    tag: accountTag,
    answer: { as: 'stream', mediaTypes: [ZIP] },
    headers: { 'content-disposition': 'The name of the file.' },
  },
  access: { session: 'recent' },
  limits: [{ name: 'account-exports', ...EXPORTS }],
  effect: 'write',
  action: 'account.export',
  refusals: ['request.too_many'],
  example: {},
  schemas: ({ z }) => ({ input: z.strictObject({}), output: z.object({}) }),
  run: async (_input, context) => ({ value: {}, reply: archiveReply(context.service, callerOf(context).tenant) }),
});
