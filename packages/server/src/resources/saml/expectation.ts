// What a response has to fit: the connection's settings, this service, and the request that it answers.
import type { SamlSettings } from '../sso/model.js';

export interface Expectation {
  readonly settings: SamlSettings;
  /** Of this service. */
  readonly entityId: string;
  /** Where this service takes responses. */
  readonly acsUrl: string;
  readonly requestId: string;
  readonly now: Date;
}
