// The page of actions in audit logs: in, what endpoints declare, and what is entered besides; out, each action with what it is and who does it.
import { endpoints, OPERATOR_ACTIONS, otherActions } from '@linework/server';
import { endpointLink } from './endpoints.mjs';
import { code, page, plain, table } from './markdown.mjs';

export function auditActionsPage() {
  return page(
    '# Actions in audit logs',
    'Each change leaves an entry in the audit log of its owner. `GET /orgs/{org}/audit?action=key.revoke` finds the entries of an action, and `action=key.` those of all actions that begin so. One action can come from several endpoints.',
    table(['Action', 'What is done', 'By'], rows()),
  );
}

function rows() {
  const ofEndpoints = endpoints
    .filter(({ action }) => action !== undefined)
    .map((each) => ({ ...each, by: endpointLink(each, 'endpoints/') }));
  const others = [...otherActions, ...OPERATOR_ACTIONS].map(({ by, ...each }) => ({
    ...each,
    by: /^[A-Z]|^linework /.test(by) ? code(by) : plain(by),
  }));
  return [...ofEndpoints, ...others]
    .sort((one, other) => (one.action < other.action ? -1 : one.action > other.action ? 1 : 0))
    .map(({ action, summary, by }) => [code(action), plain(summary), by]);
}
