// What the forms of both protocols get.
import type { Membership } from '../page.js';
import type { Connection } from './settings.js';

export interface ConnectProps {
  readonly org: Membership;
  readonly saved: (name: string) => Promise<void>;
  /** The connection that is set up again. */
  readonly changed?: Connection;
}
