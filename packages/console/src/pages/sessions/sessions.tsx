// Where the account is signed in, and its passkeys.
import type { JSX } from 'preact';
import { Heading } from '../../parts/heading.js';
import type { PageProps } from '../page.js';
import { Passkeys } from './passkeys.js';
import { SessionList } from './session-list.js';

export function Page(_: PageProps): JSX.Element {
  return (
    <>
      <Heading title="Sessions and passkeys">What has access to your account: signed-in browsers and passkeys.</Heading>
      <SessionList />
      <Passkeys />
    </>
  );
}
