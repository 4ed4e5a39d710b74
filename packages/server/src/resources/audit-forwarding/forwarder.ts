// Forwards the audit logs: in, the service; out, turns of organisations whose entries wait. A slow receiver keeps only its own organisation waiting:
// nothing waits for the turns, there are a bounded number of them, and each has a bounded length.
import type { Service } from '../../platform/service.js';
import { holdDue } from './repo.js';
import { takeTurn } from './turn.js';

export interface Forwarder {
  /** Begins the turns that are due, and resolves without waiting for them. */
  readonly begin: () => Promise<void>;
  /** Lets the turns end with the request that they are at, and resolves after that. */
  readonly settled: () => Promise<void>;
}

/** Turns at once. */
const MOST = 20;

export function forwarder(service: Service, failed: (error: unknown) => void): Forwarder {
  const turns = new Set<Promise<void>>();
  let isOver = false;
  return {
    begin: async () => {
      const free = MOST - turns.size;
      if (free === 0) return;
      for (const row of await holdDue(service.database.db, service.now(), free)) {
        const turn = takeTurn(service, row, () => isOver)
          .catch(failed)
          .finally(() => turns.delete(turn));
        turns.add(turn);
      }
    },
    settled: async () => {
      isOver = true;
      await Promise.all(turns);
    },
  };
}
