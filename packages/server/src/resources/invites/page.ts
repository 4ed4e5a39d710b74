// The page behind the link of an invitation.
import { type Role, rolesThat } from '@linework/operations';
import { formPage, problem } from '../../pages/form.js';
import { html } from '../../pages/html.js';

export interface JoinPage {
  readonly name: string;
  readonly role: Role;
  readonly email: string;
  readonly code: string;
}

const CAN: Readonly<Record<Role, string>> = {
  viewer: 'read its diagrams',
  editor: 'read and change its diagrams',
  admin: 'read and change its diagrams, and manage its members and settings',
  owner: 'do everything in it',
};

export function joinPage({ name, role, email, code }: JoinPage): string {
  return formPage(
    `Join ${name}`,
    html`<p>You are invited to <strong>${name}</strong> as ${role}: you can ${CAN[role]}.</p>
<form method="post" action="/join/${code}">
<button class="main">Join as ${email}</button>
</form>
<p class="quiet">Its members see your address. You can leave at any time.</p>`,
  );
}

export function memberPage(name: string, role: Role): string {
  return formPage(
    `You belong to ${name}`,
    html`<p>Your role in <strong>${name}</strong> is ${role}: you can ${CAN[role]}.</p>
<p class="quiet">An ${rolesThat('manage')} of the organisation can change your role.</p>`,
  );
}

/** `email`: the address that the reader is signed in with. */
export function noJoinPage(why: string, email: string): string {
  return formPage(
    'You cannot join',
    html`${problem(why)}<p>You are signed in as <strong>${email}</strong>.</p>
<form method="post" action="/sign-out"><button>Sign out</button></form>`,
  );
}
