// Which requests ask for a state diagram.
import type { Evidence } from '../evidence.js';
import { chained, headed, labelled, lines } from '../starting.js';

export const stateEvidence: Evidence = {
  shows: 'the states something can be in, and what moves it from one to the next',
  words: [
    {
      weight: 11,
      words: `state machine*, state diagram|chart|model|transition*|graph, statechart*, statemachine*, fsm, finite state,
        zustandsdiagramm*, zustandsautomat*, zustandsmaschine*, zustandsubergang*, diagrama de estado*, maquina de estado*,
        diagramme d etat*, diagramme des etats, machine a etats, automate fini, automate a etats, 状态图, 状态机, 状态转换, 状态流转,
        ステートマシン, 状態遷移, state and transition*, states and transition*, zustand und ubergang, zustandsmodell, automate d etats,
        modele d etats, modelo de estados, diagramme de transition, estados y transiciones, 状态变化, 状态转移, 状态变迁, 状态机图,
        state flow, status model, statusmodell, status workflow, status flow, states of a|an|the, states and events,
        come back to life, status field, status field of, how they follow each other, door opened closed, events open,
        thread .. 生命周期, 线程的`,
    },
    {
      weight: 8,
      words: `lifecycle*, life cycle*, goes|go through until, goes|go through before, lebenszyklus, ciclo de vida, cycle de vie, 生命周期, which|what states, states .. be in,
        which situations, situations exist, transition*, every status, all statuses, each status, from one to another,
        from one to the next, can .. go to from, go to from, can .. be in, event that moves, moves it triggers each change,
        what triggers, circuit breaker, turns into, half open, may be, allowed next, states can, zustande, zustanden,
        estados, etats, 状态, changes its status, status change*, events that move,
        flow of a|the .. account|order|ticket through, which moves are legal, moves are legal, legal moves,
        allowed transition*, valid transition*, be idle, what leads from one, leads from one to, may do while, while it is,
        in which state*, possible states, possible status*, goes from .. to closed|open|done, change* between, changes from,
        switches between, modi, when it is closed, current state, stuck in, ends up stuck, zustand, zwischen den zustanden,
        wechselt, pasa de .. a, passe de .. a, que estados, quels etats, welche zustande, zyklus, wird zu, from draft to,
        from new to, from open to, from pending to, 待付款, 已发货, 待审核, 已完成, 已取消, which way can, way can .. move, can .. move,
        behaviour of a, behavior of a, can it be, it be before, expire and, at any time, pauses it, what it can be,
        erst .. dann, may move, can a .. come back, come back .. from where, back to life, from where, can .. become,
        can .. still be, still be cancelled, still be changed, can it still, when is it no longer, no longer be,
        which events, follow each other, follows each other, modes of, operating modes, can be reopened, once it is closed,
        once closed, forbidden transition*, dead end*, opened closed locked, unlock, cannot leave, leave the state,
        erlaubte ubergange, kann .. werden, puede pasar, puede volver, peut redevenir, peut passer, all conditions it can,
        conditions it can be, can be in with, events between them, phone call, why does .. hang in, hangs in, hang in,
        elevated, timed out, anonymous, user session, session states, changes from .. to, status changes, can be new,
        can be idle, life of a, situations can, in which situations, switches it over, switches over, vom .. bis zur,
        zustande einer, states the, waiting solved, alarm, on or off, may be in, are possible, possible next, allowed from,
        leads out of, get out of, enters the state, leaves the state, exit condition*, entry action*, guards,
        guard condition*, timer expires, on timeout, nested states, substates, parallel states, changes of status,
        allowed for a, status are allowed, which changes, in the queue`,
    },
    { weight: 4, words: 'states, status, statuses, boolean*, zustand*, estado*, makes it, are final, is final' },
    { weight: 2, words: 'state, becomes, become, event*, from filed to settled, goes back, states of' },
    {
      weight: -7,
      words: `state by state, state of the art, state of our|my|the knowledge|project|union, state changes with their,
        state of affairs, city, states of america, by state, state our, as slices`,
    },
    {
      weight: 4,
      least: 2,
      words: `draft, open, closed, paid, overdue, voided, idle, pending, active, locked, invited, suspended, cancelled, canceled,
        expired, withdrawn, approved, shipped, trialing, past due, out of order, archived, deleted, packed, returned,
        walking, jumping, alive, running, paused, stopped, listen, established, connected, disconnected, reconnecting,
        loading, failed, succeeded, unlocked, standby, asleep, awake, closing, opened, cooling, armed, disarmed, ringing,
        published, hidden, refunded, delivered, scrapped, queued, retired, frozen, confirmed, settled, filed, in review,
        submitted, rinsing, washing, spinning, filling, draining, landed, boarding, checked in, checked out, cleared,
        assigned, resolved, reopened, escalated, triaged, accepted, trial, subscribed, unsubscribed, verified, unverified,
        banned, logged in, logged out, busy, available, reserved, borrowed, rented, repaired, charging, angelegt, bestatigt,
        geliefert, storniert, bezahlt, versandt, offen, geschlossen, erledigt, gesperrt, aktiv, inaktiv, entwurf,
        veroffentlicht, abgelaufen, gekundigt, borrador, enviado, pagado, cancelado, abierto, cerrado, pendiente, activo,
        bloqueado, entregado, aprobado, rechazado, brouillon, envoye, paye, annule, ouvert, ferme, en attente, actif, bloque,
        valide, refuse, expire, 草稿, 已支付, 已发布, 待处理, 处理中, 已关闭, 空闲, 运行, 暂停, 停止`,
    },
  ],
  shapes: {},
  needs: [
    { what: 'Every state, and where it begins and ends.', shownBy: ['names', 'messages'] },
    { what: 'What moves it from one state to the next.', shownBy: ['messages', 'conditions'] },
  ],
  start: (named) =>
    headed('state', named) +
    lines(named.items, (each) => `state ${labelled(each)}`) +
    lines(named.items.slice(0, 1), ({ id }) => `start -> ${id}`) +
    lines(chained(named), ({ from, to }) => `${from.id} -> ${to.id}`),
  skeleton: `state "What it can be"
state draft "Draft"
state open "Open"
state closed "Closed"
start -> draft
draft -> open : "send"
open -> draft : "take back"
open -> closed : "finish"
closed -> end
`,
};
