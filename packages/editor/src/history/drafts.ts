// The drafts that this browser keeps, in IndexedDB: in, texts; out, their list and each text. Where the browser refuses, nothing is kept, and the list is
// undefined.
import { bytesOf, changeBetween, type Snapshot, surplus, titleOf } from './snapshots.js';

export interface Drafts {
  /** Keeps a text unless it is the newest already. Resolves to whether the browser has it: it can refuse, be full, or never answer. */
  readonly keep: (text: string) => Promise<boolean>;
  /** Newest first; undefined if this browser keeps nothing. */
  readonly list: () => Promise<readonly Snapshot[] | undefined>;
  readonly textOf: (id: number) => Promise<string | undefined>;
}

const NAME = 'linework-history';
const LIST = 'snapshots';
const TEXTS = 'texts';
/** ms: some private windows never answer, and what keeps a draft first must not wait for them. */
const PATIENCE = 3000;

export function keptDrafts(): Drafts {
  let opened: Promise<IDBDatabase> | undefined;
  let deadline: Promise<never> | undefined;
  const database = (): Promise<IDBDatabase> => {
    opened ??= openedDatabase().catch((cause: unknown) => {
      opened = undefined;
      throw cause;
    });
    // One deadline for all: once it has passed, nobody waits again.
    deadline ??= unanswered();
    return Promise.race([opened, deadline]);
  };
  return {
    keep: async (text) => {
      try {
        if (text.trim() !== '') await Promise.race([keepIn(await database(), text), unanswered()]);
        return true;
      } catch {
        return false;
      }
    },
    list: async () => {
      try {
        const { list } = storesOf(await database(), 'readonly');
        const all = await Promise.race([answered<Snapshot[]>(list.getAll()), unanswered()]);
        return all.toSorted((a, b) => b.id - a.id);
      } catch {
        return undefined;
      }
    },
    textOf: async (id) => {
      const { texts } = storesOf(await database(), 'readonly');
      return answered<string | undefined>(texts.get(id));
    },
  };
}

function unanswered(): Promise<never> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The history of this browser does not answer.')), PATIENCE);
  });
  // Most answers come first, and nobody waits for this one.
  late.catch(() => undefined);
  return late;
}

function openedDatabase(): Promise<IDBDatabase> {
  // A promise turns into a rejection what private windows throw.
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(LIST, { keyPath: 'id' });
      request.result.createObjectStore(TEXTS);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another page holds an older history.'));
  });
}

/** One transaction, so two pages at once keep both. */
async function keepIn(database: IDBDatabase, text: string): Promise<void> {
  const { list, texts } = storesOf(database, 'readwrite');
  const snapshots = await answered<Snapshot[]>(list.getAll());
  const last = Math.max(0, ...snapshots.map(({ id }) => id));
  const before = last === 0 ? undefined : await answered<string | undefined>(texts.get(last));
  if (before === text) return;
  const snapshot: Snapshot = {
    id: last + 1,
    time: Date.now(),
    title: titleOf(text),
    bytes: bytesOf(text),
    change: before === undefined ? 'First draft' : changeBetween(before, text),
  };
  for (const id of surplus([...snapshots, snapshot])) {
    list.delete(id);
    texts.delete(id);
  }
  texts.put(text, snapshot.id);
  list.put(snapshot);
  await committed(list.transaction);
}

/** A full disk accepts the requests, and then not the whole. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

interface Stores {
  readonly list: IDBObjectStore;
  readonly texts: IDBObjectStore;
}

function storesOf(database: IDBDatabase, mode: IDBTransactionMode): Stores {
  const transaction = database.transaction([LIST, TEXTS], mode);
  return { list: transaction.objectStore(LIST), texts: transaction.objectStore(TEXTS) };
}

function answered<Value>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    // The stores hold only what this file writes.
    request.onsuccess = () => resolve(request.result as Value);
    request.onerror = () => reject(request.error);
  });
}
