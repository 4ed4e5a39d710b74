// finish_label_sign_in: a form from another site arrives with a cookie, and is redirected with another one. list_label_users: JSON under
// a media type of its own.
import { operation } from '../../operation.js';
import { labelsTag } from './tag.js';

export const finishSignIn = operation({
  name: 'finish_label_sign_in',
  summary: 'Finish sign-in to the labels',
  description: 'Accepts what the identity provider sends, and redirects to the labels.',
  http: {
    method: 'POST',
    path: '/labels/acs',
    tag: labelsTag,
    body: { as: 'form' },
    places: { state: 'cookie' },
    redirects: true,
    cookies: ['session', 'state'],
  },
  access: 'public',
  effect: 'write',
  refusals: ['auth.session_required'],
  example: { answer: 'yes', state: 'a1' },
  schemas: ({ z }) => ({
    input: z.strictObject({ answer: z.string().max(1_000), state: z.string().max(60) }),
    output: z.object({}),
  }),
  run: ({ answer }) =>
    answer === 'yes'
      ? {
          value: {},
          reply: {
            redirect: '/labels',
            cookies: [
              { name: 'session', value: 's1; x', maxAge: 60 },
              { name: 'state', value: '', maxAge: 0, crossSite: true },
            ],
          },
        }
      : { refused: 'auth.session_required', message: 'Sign in again.' },
});

export const listUsers = operation({
  name: 'list_label_users',
  tool: 'list_label_users',
  summary: 'Replace the users of the labels',
  description: 'Returns the resulting list of users.',
  http: {
    method: 'POST',
    path: '/labels/users',
    tag: labelsTag,
    body: { as: 'json', mediaTypes: ['application/scim+json', 'application/json'] },
    answer: { as: 'json', mediaType: 'application/scim+json' },
  },
  access: { feature: 'drawing', scope: 'draw' },
  effect: 'destructive',
  refusals: [],
  example: { users: ['ada'] },
  schemas: ({ z }) => ({
    input: z.strictObject({ users: z.array(z.string().max(60)).max(10) }),
    output: z.object({ users: z.array(z.string()) }),
  }),
  run: ({ users }) => ({ value: { users } }),
});
