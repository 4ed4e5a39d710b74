// The acts of linework admin: in, the service's package, its database as the operator has it, and the words of the command line; out, what to print, as
// lines for a person and as values for JSON.

import { PLANS, type Plan } from '@linework/operations';
import type { SealedEntry } from '@linework/operations/audit/chain';
import { usageFailure } from '../command/failure.js';
import type { service } from '../service-packages.js';

type Server = Awaited<ReturnType<typeof service>>;
type Operator = Parameters<Parameters<Server['asOperator']>[1]>[0];
type Listed = Awaited<ReturnType<Server['listOwners']>>['owners'][number];
type Owner = Pick<Listed, 'id' | 'kind' | 'name'>;

interface Call {
  readonly server: Server;
  readonly operator: Operator;
  readonly operands: readonly string[];
  readonly reason: string | undefined;
  readonly json: boolean;
}

interface Printed {
  readonly lines: readonly string[];
  /** One per line. */
  readonly values: readonly unknown[];
}

interface Act {
  /** After linework admin. */
  readonly form: string;
  /** Operands after its name. */
  readonly least: number;
  readonly most: number;
  readonly run: (call: Call) => Promise<Printed>;
}

/** Entries of the log that a person reads at once. */
const LAST = 100;

const list: Act = {
  form: 'list [TEXT]',
  least: 0,
  most: 1,
  run: async ({ server, operator, operands: [text] }) => {
    const result = await server.listOwners(operator, text);
    const end = result.isMore ? ['More match. Write a part of the address, the slug or the name.'] : [];
    const nothing = result.owners.length === 0 ? ['No account or organisation matches.'] : [];
    return { lines: [...result.owners.map(lineOf), ...end, ...nothing], values: [result] };
  },
};

function lineOf(owner: Listed): string {
  const { planBy, members, madeAt, deletedAt, suspended } = owner;
  return [
    owner.id,
    owner.kind,
    owner.name,
    planBy === null ? owner.plan : `${owner.plan} (${planBy})`,
    ...(members === null ? [] : [members === 1 ? '1 member' : `${members} members`]),
    `made ${madeAt.slice(0, 10)}`,
    ...(deletedAt === null ? [] : [`deleted ${deletedAt.slice(0, 10)}`]),
    ...(suspended === null ? [] : [`suspended ${suspended.at.slice(0, 10)}: ${suspended.reason}`]),
  ].join('  ');
}

const plan: Act = {
  form: `plan OWNER ${PLANS.join('|')}|paid`,
  least: 2,
  most: 2,
  run: async ({ server, operator, operands: [owner = '', written = ''] }) => {
    const change = await server.changePlan(operator, owner, planIn(written));
    const { before, after } = change;
    const isSame = before.plan === after.plan && before.by === after.by;
    const words = isSame ? `${stateOf(after)}, as before` : `${stateOf(after)}; before: ${stateOf(before)}`;
    return { lines: [`${nameOf(change.owner)}: ${words}.`], values: [change] };
  },
};

function planIn(written: string): Plan | 'paid' {
  const value = ([...PLANS, 'paid'] as const).find((each) => each === written);
  if (value === undefined) throw usageFailure(`There is no plan '${written}'. Write ${[...PLANS, 'paid'].join(', ')}.`);
  return value;
}

function stateOf({ plan: name, by }: { readonly plan: Plan; readonly by: 'operator' | 'provider' | null }): string {
  const whose = { operator: 'by the operator', provider: 'paid for' };
  return by === null ? `${name}, as everyone without a subscription` : `${name}, ${whose[by]}`;
}

const suspend: Act = {
  form: 'suspend OWNER --reason TEXT',
  least: 1,
  most: 1,
  run: async ({ server, operator, operands: [named = ''], reason = '' }) => {
    if (reason.trim() === '') throw usageFailure("Write why: linework admin suspend OWNER --reason 'TEXT'");
    if (reason.length > 1_000) throw usageFailure('--reason takes at most 1,000 characters.');
    const change = await server.suspend(operator, named, reason.trim());
    const words = change.isChanged
      ? 'is suspended: from now on its calls are refused and its pictures are hidden. Nothing is deleted, and its subscription continues.'
      : 'is suspended already, for the same reason.';
    return { lines: [`${nameOf(change.owner)} ${words}`], values: [change] };
  },
};

const resume: Act = {
  form: 'resume OWNER',
  least: 1,
  most: 1,
  run: async ({ server, operator, operands: [named = ''] }) => {
    const change = await server.resume(operator, named);
    const words = change.isChanged ? 'is no longer suspended.' : 'is not suspended.';
    return { lines: [`${nameOf(change.owner)} ${words}`], values: [change] };
  },
};

const rotate: Act = {
  form: 'rotate',
  least: 0,
  most: 0,
  run: async ({ server, operator }) => {
    const rotated = await server.rotate(operator);
    const counts = (of: Readonly<Record<string, number>>) =>
      Object.entries(of).map(([what, count]) => `  ${count} ${what}`);
    const [done, unreadable] = [counts(rotated.done), counts(rotated.unreadable)];
    const needed = rotated.needed.map(({ count, words }) => `  ${count} ${words}`);
    return {
      lines: [
        ...(done.length === 0
          ? ['Everything that can be read is encrypted with the newest secret.']
          : ['Encrypted again with the newest secret:', ...done]),
        ...(unreadable.length === 0 ? [] : ['Encrypted with a secret that is not configured:', ...unreadable]),
        ...(needed.length === 0 ? [] : ['Can still need an older secret:', ...needed]),
      ],
      values: [rotated],
    };
  },
};

const reconcile: Act = {
  form: 'reconcile',
  least: 0,
  most: 0,
  run: async ({ server, operator }) => {
    const result = await server.reconcileNow(operator);
    const { read, changed, failed } = result;
    const again = failed === 0 ? '' : ` ${failed} could not be read; the service tries again.`;
    const words = `${read === 1 ? '1 customer was' : `${read} customers were`} looked up at the payment provider`;
    return { lines: [`${words}, ${changed} changed.${again}`], values: [result] };
  },
};

const log: Act = {
  form: 'log',
  least: 0,
  most: 0,
  run: async ({ server, operator, json }) => {
    const entries: SealedEntry[] = [];
    for await (const entry of server.operatorLog(operator, json ? undefined : LAST)) entries.push(entry);
    return {
      lines: entries.length === 0 ? ['The log has no entries.'] : entries.map(entryLine),
      values: entries,
    };
  },
};

function entryLine({ at, actor, address, action, target, before, after }: SealedEntry): string {
  const change = [before, after].filter((each) => each !== null).map((each) => JSON.stringify(each));
  return [at, `${actor.id}@${address ?? ''}`, action, ...(target === null ? [] : [target]), change.join(' -> ')].join(
    '  ',
  );
}

function nameOf({ id, kind, name }: Owner): string {
  return `${name} (${kind} ${id})`;
}

export const ACTS: Readonly<Record<string, Act>> = { list, plan, suspend, resume, rotate, reconcile, log };
