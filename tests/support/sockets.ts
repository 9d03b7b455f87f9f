import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createClient,
  type RealtimeChannel,
  type RealtimeClientOptions,
  type SupabaseClient,
} from '@supabase/supabase-js';
import type pg from 'pg';
import { createTokenVerifier, trustOf } from '#app/platform/api/tokens.server.ts';
import type { Limits } from '#app/platform/realtime/limits.ts';
import type { Realtime } from '#app/platform/realtime/realtime.server.ts';
import type { TopicRule } from '#app/platform/realtime/topics.ts';
import { mountRealtime, realtimeOf } from '#server/realtime.ts';
import type { TestServices } from './database.ts';

export const clientsKey = 'sb_publishable_curvela';

export type LiveProcess = { url: string; server: Server; realtime: Realtime; close(): Promise<void> };

/** A process that serves only the socket, on a free port or a given one. */
export async function liveProcess(
  { services, url }: TestServices,
  {
    limits = {},
    rules = [],
    port = 0,
  }: { limits?: Partial<Limits>; rules?: TopicRule[]; port?: number } = {},
): Promise<LiveProcess> {
  const verifyToken = createTokenVerifier(
    trustOf(services.settings, services.clock),
    services.settings.adminEmails,
    services,
  );
  const realtime = realtimeOf({ services, databaseUrl: url, verifyToken, limits, rules });
  const server = createServer((_, response) => response.writeHead(404).end());
  mountRealtime(server, realtime);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await realtime.listening;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    realtime,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await realtime.close();
      await closed;
    },
  };
}

type Options = Pick<RealtimeClientOptions, 'vsn' | 'heartbeatIntervalMs' | 'heartbeatCallback'>;

/** The official client with this token, or with none. Reconnects at once when disconnected. */
export const browserOf = (url: string, token: () => string | null, options: Options = {}): SupabaseClient =>
  createClient(url, clientsKey, {
    accessToken: () => Promise.resolve(token()),
    realtime: { ...options, reconnectAfterMs: () => 20 },
  });

/** Polls until there is a value. */
export async function until<Value>(look: () => Value | Promise<Value>): Promise<NonNullable<Value>> {
  for (;;) {
    const value = await look();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export type SocketEvent = { event: string; payload: Record<string, unknown> };
export type Subscription = {
  channel: RealtimeChannel;
  /** The states that the client reported for the channel, in order, and the reason of a refusal. */
  states: string[];
  reasons: string[];
  received: SocketEvent[];
  /** The first state after joining. */
  joined(): Promise<string>;
};

/** Subscribes as a page would: the token first, then the channel. */
export async function subscribe(
  client: SupabaseClient,
  topic: string,
  config: Parameters<SupabaseClient['channel']>[1] = { config: { private: true } },
): Promise<Subscription> {
  await client.realtime.setAuth();
  const [states, reasons, received] = [[] as string[], [] as string[], [] as SocketEvent[]];
  const channel = client
    .channel(topic, config)
    .on('broadcast', { event: '*' }, ({ event, payload }) => received.push({ event, payload }))
    .subscribe((state, error) => {
      states.push(state);
      if (error) reasons.push(error.message);
    });
  return { channel, states, reasons, received, joined: () => until(() => states[0]) };
}

/** Terminates every listening database connection, as a restart of the database would. */
export const cutListeners = (pool: pg.Pool): Promise<unknown> =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'curvela realtime' and datname = current_database()`,
  );
