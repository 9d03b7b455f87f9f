import pg from 'pg';
import { connectionOf } from './database.server.ts';
import type { Logger } from './log.server.ts';

export type Listener = {
  /** Resolves when it is listening for the first time. */
  listening: Promise<void>;
  close(): Promise<void>;
};

type Channel = {
  /** PostgreSQL notification channel. */
  name: string;
  /** What the connection is for, in the log and in the list of connections. */
  purpose: string;
};

type ChannelEvents = {
  message(payload: string): void;
  /** Called when it listens; `again` after an interruption: messages may have been missed. */
  open?(again: boolean): void;
  /** Called when the connection is lost. */
  lost?(): void;
};

/** Milliseconds between reconnect attempts; between liveness checks; timeout of a check; timeout of closing. */
const pauses = [50, 250, 1000, 2000];
const lookEvery = 15_000;
const answerTimeout = 5000;
const farewell = 1000;

/**
 * Receives the messages of a notification channel over a dedicated connection, which is replaced when lost. Requires a session-level
 * connection (no transaction pooler).
 */
export function listenToChannel(url: string, channel: Channel, events: ChannelEvents, log: Logger): Listener {
  let closed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let tries = 0;
  let everListened = false;
  const first = Promise.withResolvers<void>();

  const again = () => {
    client = null;
    clearTimeout(timer);
    if (closed) return;
    const pause = pauses[Math.min(tries, pauses.length - 1)];
    tries += 1;
    timer = setTimeout(() => void begin(), pause);
  };
  const look = (here: pg.Client) => {
    timer = setTimeout(() => {
      here.query('select 1').then(
        () => client === here && look(here),
        () => here.end().catch(() => undefined),
      );
    }, lookEvery);
    timer.unref();
  };
  const begin = async () => {
    const here = clientOf(url, channel);
    client = here;
    here.on('error', () => undefined);
    here.on('notification', ({ payload = '' }) => events.message(payload));
    try {
      await here.connect();
      here.once('end', () => {
        events.lost?.();
        if (!closed) log.warn({}, `${channel.purpose} lost its connection to the database`);
        again();
      });
      await here.query(`listen ${channel.name}`);
    } catch {
      // A connection that never succeeded emits no end event.
      if (here.listenerCount('end') === 0) again();
      else here.end().catch(() => undefined);
      return;
    }
    tries = 0;
    look(here);
    events.open?.(everListened);
    everListened = true;
    first.resolve();
  };
  void begin();
  return {
    listening: first.promise,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      // A database that stopped responding must not keep the process alive.
      const patience = new Promise((resolve) => setTimeout(resolve, farewell).unref());
      await Promise.race([client?.end().catch(() => undefined), patience]);
    },
  };
}

const clientOf = (url: string, { purpose }: Channel): pg.Client =>
  new pg.Client({
    ...connectionOf(url),
    connectionTimeoutMillis: 3000,
    query_timeout: answerTimeout,
    keepAlive: true,
    application_name: `curvela ${purpose}`,
  });
