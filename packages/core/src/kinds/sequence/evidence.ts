// Which requests ask for a sequence.
import type { Evidence } from '../evidence.js';
import { chained, headed, labelled, lines, type Named } from '../starting.js';

const LIVES = `created and destroyed, lifeline* end*|destroyed|created|begin*, end of a|the lifeline, actor* .. destroyed,
  participant* .. destroyed, destroyed actor|actors|participant|participants`;
const BARS =
  'activation bar*, activation box*, activation*, execution bar*, aktivierungsbalken, barra* de activacion, barre* d activation';

function actors(named: Named): string {
  return headed('sequence', named) + lines(named.items, (each) => `actor ${labelled(each)}`);
}

function messages(named: Named): string {
  return lines(chained(named), ({ from, to }) => `${from.id} -> ${to.id} : "calls"`);
}

export const sequenceEvidence: Evidence = {
  shows: 'who sends what to whom, in what order',
  words: [
    { weight: 9, words: `${LIVES}, ${BARS}` },
    {
      weight: 12,
      words: `sequence diagram|chart|picture, uml lifeline*, message sequence|chart, interaction diagram, message exchange,
        exchange of messages, sequenzdiagramm*, diagrama de secuencia*, diagramme de sequence*, diagrama de sequencia, 时序图,
        顺序图, 序列图, 时序, 交互图, シーケンス, flow of messages, message flow, sequence picture, sequenz diagramm, call graph over time,
        secuencia de mensajes|llamadas, ablauf der nachrichten, nachrichtenaustausch, nachrichtenablauf, echange de messages,
        echanges entre, intercambio de mensajes, intercambio entre, diagrama de interaccion, diagramme d interaction, 调用顺序,
        消息顺序, 交互过程, 通信过程, 交互流程, call by call, request by request, message by message, ping pong, thread a,
        who waits for whom, call flow, who calls which, which service calls, service calls which, distributed transaction,
        coordinator, exchange between browser`,
    },
    {
      weight: 7,
      words: `back and forth, handshake*, round trip*, request and response, request response,
        who calls|talks|speaks|asks|sends .. whom|who, qui parle a qui, wer spricht|redet .. wem, wer ruft wen,
        quien habla con quien, quien llama a quien, order of calls|messages|requests|the, call order|sequence|chain,
        which calls, calls .. exchange, messages between, exchange between, protocol between|run, two phase commit, race,
        race condition*, deadlock*, quorum, callback*, webhook*, http|api|graphql|rpc|rest call*,
        journey of a packet|request|message, token exchange, oauth*, oidc, saml, device grant, authorization code, pkce,
        kerberos, websocket*, 谁先, 交互, 消息, 先后, one .. call, timeline of one|a request|call, in which order .. call*,
        key exchange, tell each other, tells each other, say to each other, talk to each other, talks to each other, talk|talks|speak during, talk .. during,
        show the timing, timing of, answers before, stale, which request, interaction between, interactions between,
        communication between, kommunikation zwischen, communication entre, comunicacion entre, dialogue between,
        conversation between, negotiat*, three way, single sign on, login flow, sign in flow, authentication flow,
        from the click, session cookie, presigned, subscribes to, wer ruft, ruft auf, ruft .. auf,
        waits for .. answer|reply|response, order the calls, in what order .. call*, calls each other, retransmi*,
        heartbeat*, raft, paxos, saga, compensat*, idempoten*, dns lookup, resolves a name, dhcp, smtp, mqtt, tls, ssh,
        checkout between, 之间的, 握手, 登录过程, 认证流程, interaction of, in which order, who sends, asks the, asks a,
        acknowledges before, message is lost, request is lost, while .. waits,
        during one|a call|request|ride|session|login|transaction, abruf, webseite mit dns, page load,
        what goes over the wire, over the wire, who asks whom, who tells whom, calls go, requests go, in welcher reihenfolge,
        en que orden, dans quel ordre, what is sent, sent between, gets a certificate, concurrency bug, interleav*,
        participants, who has to answer, has to answer, answer first, before .. can confirm, api calls, calls our,
        calls the plugin, sequence of api|calls|requests|events|messages, dialogue, dialog zwischen, dialogo entre, ack, syn,
        handover of token, thread, lock is released, holds the lock, who locks, timeout between, async answer, asynchron*,
        synchronous*, round trips, latency of each call, payload*, second by second, for the same lock, same lock, fight for,
        scheduler, agree on, agrees on, agree on a key, two workers, llamadas, appels, secuencia de, until a notification,
        notification shows, delivery and read receipts, order of the calls, sold out, captcha, one time password,
        one time code, two factor, mfa, 2fa, sends a code, session token, refresh token, access token, rate limit,
        circuit .. calls, retries after, event is published, consumed by, cache miss, cache hit, read through, write through,
        write ahead, leader and follower*, primary and replica .. write, replicat*, heartbeats, timeouts, step through a,
        crashes in the middle, calls which, and when when, transaction with a, cached image, origin server`,
    },
    {
      weight: 4,
      words: `message*, ack*, reply, replies, respond*, answer*, redirect*, poll*, packet*, nachricht*, antwort*, antworte*,
        aufruf*, mensaje*, respuesta*, llamada*, responde*, reponse*, repond*, appel*, echange*, 请求, 调用, 响应, 返回, 发送,
        before .. has committed, retries twice, times out, lookup, never answers, respond, cookie, callback, forwards,
        replies with, sends back a, client sends, acknowled*, 回复, 通知, 前端 .. 后端, peticion*, solicitud, requete*, anfrage*,
        anfragen, who answers`,
    },
    {
      weight: 2,
      words: `call*, request*, sign in, log in, login, authenticat*, token*, exactly when, client et serveur, deliver*, phone,
        issuer, acquirer, asks, sso, election, publishes, session, sequence, secuencia`,
    },
    { weight: 2, words: 'sequence of' },
    { weight: -6, words: 'not as message*, no not a' },
    {
      weight: 3,
      least: 2,
      words: `sends, answers, fetches, fetch, acknowledges, acknowledge, confirms, requests, calls, redirects, responds, polls,
        subscribes, notifies, retries, crashes, lost, logs in, waits for, checks with, tells, pushes, pulls, server, client,
        browser, replica, leader, follower*, backend, app, fragt, antwortet, sendet, schickt, ruft, pregunta, responde,
        envia, demande, repond, envoie`,
    },
  ],
  shapes: { messages: 9 },
  needs: [
    { what: 'Who takes part: people, programs, services.', shownBy: ['messages', 'names'] },
    { what: 'The messages in order, and their replies.', shownBy: ['messages', 'steps'] },
  ],
  start: (named) => actors(named) + messages(named),
  skeleton: `sequence "Who sends what to whom"
actor user person "User"
actor app client "App"
actor api service "API"
user -> app : "asks"
app -> api : "sends the request"
alt "it is there" {
  api --> app : "answer"
} else "it is not" {
  api --> app : "error"
}
app --> user : "shows it"
`,
  patterns: [
    {
      words: `coloured|colored|shaded|highlighted group*|area*|region*|box*|band*|block*|messages|steps, background colo*, highlight*,
        farbig*, hintergrund*, couleur de fond, color de fondo, 背景色, 高亮`,
      start: (named) =>
        `${actors(named)}group "First part" tone=blue {\n${lines(chained(named), ({ from, to }) => `  ${from.id} -> ${to.id} : "calls"`)}}\n`,
      skeleton: `sequence "Who sends what to whom"
actor user person "User"
actor app client "App"
actor api service "API"
group "Request" tone=blue {
  user -> app : "asks"
  app -> api : "sends the request"
}
group "Reply" tone=green {
  api --> app : "answer"
  app --> user : "shows it"
}
`,
    },
    {
      words: `${LIVES}, is created|started .. destroyed|ended|removed`,
      start: (named) => {
        const last = chained(named).at(-1)?.to.id;
        const flagged = lines(named.items, (each) => `actor ${labelled(each)}${each.id === last ? ' destroyed' : ''}`);
        return headed('sequence', named) + flagged + messages(named);
      },
      skeleton: `sequence "An actor for one job"
actor app client "App"
actor job function "Job" created destroyed
app -> job : "starts"
job -> job : "works"
job --> app : "is done"
`,
    },
    {
      words: BARS,
      start: (named) =>
        actors(named) +
        lines(
          chained(named),
          ({ from, to }) =>
            `${from.id} -> ${to.id} : "calls"\nactivate ${to.id}\n${to.id} --> ${from.id}\ndeactivate ${to.id}`,
        ),
      skeleton: `sequence "Who works when"
actor user person "User"
actor api service "API"
user -> api : "asks"
activate api
api -> api : "looks it up"
api --> user : "answer"
deactivate api
`,
    },
  ],
};
