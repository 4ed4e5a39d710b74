// Approves or refuses an agent's request to connect: in, the request and a signed-in user's decision; out, a connection, or a refusal that the
// agent receives. A request can be decided once.
import { timingSafeEqual } from 'node:crypto';
import type { Actor } from '@linework/operations';
import { type Db, refuse } from '../../platform/endpoint.js';
import { newId } from '../../platform/ids.js';
import type { Service } from '../../platform/service.js';
import type { Asking } from './asking.js';
import { addConnection, audienceOf, hasRoomToConnect, MOST_CONNECTIONS } from './connections.js';
import { PATHS } from './paths.js';
import { type Content, consumeRecord, findRecord, putRecord } from './records.js';
import { oauthUse } from './signing-keys.js';

export interface Answered {
  /** Id of the connection; null if it was refused. */
  readonly keyId: string | null;
  readonly asking: Asking;
  /** Path of this service from which the browser returns to the agent. */
  readonly goOn: string;
}

/**
 * The value that the consent page contains for its request and session. Only the browser that opened the request has its cookie, so a request
 * that a stranger began cannot be approved by someone who is sent its link.
 */
export function requestToken({ secrets }: Pick<Service, 'secrets'>, uid: string, { with: session }: Actor): string {
  return `${uid}.${secrets.code(oauthUse, proof(uid, session))}`;
}

export async function answerRequest(
  tx: Db,
  service: Service,
  actor: Actor,
  request: string,
  allow: boolean,
): Promise<Answered> {
  const { secrets, now, baseUrl } = service;
  const uid = uidOf(service, actor, request) ?? gone();
  const record = (await findRecord(tx, secrets, 'Interaction', uid, now())) ?? gone();
  if (!(await consumeRecord(tx, 'Interaction', uid, now()))) gone();
  const interaction = record.content as InteractionContent;
  const asking = interaction.prompt.details;
  const until = new Date(now().getTime() + BACK);
  const goOn = `${PATHS.authorize}/${uid}`;
  const settle = (result: object) => putRecord(tx, secrets, 'Interaction', uid, { ...interaction, result }, until);
  if (!allow) {
    await settle({ error: 'access_denied', error_description: 'the user denied the request' });
    return { keyId: null, asking, goOn };
  }
  if (!(await hasRoomToConnect(tx, service, actor.tenant.id)))
    refuse('resource.full', `An account has at most ${MOST_CONNECTIONS} connected agents. Disconnect one first.`);
  const keyId = newId();
  const iat = Math.floor(Date.now() / 1_000);
  await addConnection(tx, service, { id: keyId, ownerId: actor.tenant.id, name: asking.name, client: asking.clientId });
  await putRecord(
    tx,
    secrets,
    'Grant',
    keyId,
    {
      kind: 'Grant',
      accountId: actor.id,
      clientId: asking.clientId,
      resources: { [audienceOf(baseUrl)]: 'draw' },
      iat,
      exp: iat + GRANT_SECONDS,
    },
    new Date(now().getTime() + FIRST_DAY),
  );
  await settle({ login: { accountId: actor.id, remember: false }, consent: { grantId: keyId } });
  return { keyId, asking, goOn };
}

/** Milliseconds in which the browser has to return to the agent. */
const BACK = 600_000;

/** In the form in which the authorization server writes it. */
interface InteractionContent extends Content {
  readonly prompt: { readonly details: Asking };
}

/** The record expires with the last of its tokens; this is the value stored in it. */
const GRANT_SECONDS = 3_650 * 86_400;

/** Until the first token is requested, which extends it. */
const FIRST_DAY = 86_400_000;

function uidOf({ secrets }: Service, actor: Actor, request: string): string | undefined {
  const [uid = '', mac = ''] = request.split('.');
  const isRight = secrets
    .codes(oauthUse, proof(uid, actor.with))
    .some((each) => each.length === mac.length && timingSafeEqual(Buffer.from(each), Buffer.from(mac)));
  return isRight ? uid : undefined;
}

function proof(uid: string, session: string | undefined): string {
  return `approve ${uid} ${session ?? ''}`;
}

function gone(): never {
  refuse(
    'resource.not_found',
    'This request does not exist, has expired or was already answered. Connect again from the agent.',
  );
}
