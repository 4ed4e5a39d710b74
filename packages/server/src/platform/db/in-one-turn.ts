// Reads for many requests at once: what those that come in one turn of the event loop ask for is read by one query, which begins after all of them,
// so that none is answered from before it came. In: a query for several keys; out, the same for one request's keys, with the rows of others among its
// own.
import { setImmediate } from 'node:timers/promises';

export function inOneTurn<Key, Row>(
  read: (keys: readonly Key[]) => Promise<readonly Row[]>,
): (keys: readonly Key[]) => Promise<readonly Row[]> {
  let keysOfTurn = new Set<Key>();
  let turn: Promise<readonly Row[]> | undefined;

  const readTurn = async (): Promise<readonly Row[]> => {
    await setImmediate();
    const keys = [...keysOfTurn];
    keysOfTurn = new Set();
    turn = undefined;
    return read(keys);
  };

  return (keys) => {
    for (const key of keys) keysOfTurn.add(key);
    turn ??= readTurn();
    return turn;
  };
}
