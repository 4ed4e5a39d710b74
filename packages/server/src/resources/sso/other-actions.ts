// What single sign-on enters in the audit log of an organisation, besides the actions of the endpoints.
import type { OtherAction } from '../../platform/audit/entries.js';

export const otherActions: readonly OtherAction[] = [
  { action: 'sso.sign_in', summary: 'Sign in through the identity provider', by: 'a member' },
  { action: 'sso.break_glass_use', summary: 'Sign in with a break-glass code', by: 'an owner' },
  {
    action: 'sso.provider_logout',
    summary: 'End sessions because the identity provider ended its own',
    by: 'the identity provider',
  },
  {
    action: 'sso.follow_metadata',
    summary: 'Take new certificates and addresses from the metadata of the identity provider',
    by: 'the job that reads metadata',
  },
];
