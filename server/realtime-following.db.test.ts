import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followTopic } from '#app/platform/realtime/follow.ts';
import type { TopicRule } from '#app/platform/realtime/topics.ts';
import {
  confirmedAccount,
  type AuthTestApp,
  openAuthTestApp,
  type Session,
  signedToken,
} from '#tests/support/auth-test-app.ts';
import { browserOf, type LiveProcess, liveProcess, until } from '#tests/support/sockets.ts';

/* A page that follows a topic, with the official client, through an expired token and leaving and reopening the page. */

const rules: TopicRule[] = [{ name: 'room', mayHear: () => Promise.resolve(true) }];
let app: AuthTestApp;
let live: LiveProcess;
let kim: Session;
let client: SupabaseClient;
let token: string;
beforeAll(async () => {
  app = await openAuthTestApp();
  kim = await confirmedAccount(app, 'kim@example.org');
  live = await liveProcess(app, { rules, limits: { silence: Infinity } });
  token = kim.token;
  client = browserOf(live.url, () => token);
}, 60_000);
afterAll(async () => {
  await client.realtime.disconnect();
  await live.close();
  await app.close();
});
const page = () => Promise.resolve(client);
const broadcastEvent = (event: string) => app.pool.query(`select app.broadcast('room:1', $1)`, [event]);
const count = (events: string[], event: string) => events.filter((each) => each === event).length;

it('rejoins with a new token after the old one expired, and refetches the page’s data', async () => {
  const now = app.clock.now();
  const { session_id } = JSON.parse(Buffer.from(kim.token.split('.')[1] ?? '', 'base64url').toString()) as {
    session_id: string;
  };
  token = await signedToken(app, { sub: kim.id, session_id }, undefined, '5m');
  const events: string[] = [];
  const stop = followTopic(page, 'room:1', (event) => events.push(event));
  await until(() => count(events, 'reload') === 1);
  token = kim.token;
  app.clock.advance(6 * 60_000);
  await live.realtime.sweep();
  await until(() => count(events, 'reload') === 2);
  await broadcastEvent('news');
  await until(() => count(events, 'news') === 1);
  expect(events).toEqual(['reload', 'reload', 'news']);
  stop();
  app.clock.set(now);
});

it('is left and rejoined at once, as by navigating', async () => {
  const [first, second] = [[] as string[], [] as string[]];
  const leave = followTopic(page, 'room:1', (event) => first.push(event));
  await until(() => first.length > 0);
  leave();
  const stop = followTopic(page, 'room:1', (event) => second.push(event));
  await until(() => second.length > 0);
  await broadcastEvent('later');
  await until(() => count(second, 'later') === 1);
  expect(first).toEqual(['reload']);
  stop();
});

it('starts when the client has loaded, after any number of failures', async () => {
  const events: string[] = [];
  let tries = 0;
  const late = () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('no network')) : page();
  };
  const stop = followTopic(late, 'room:1', (event) => events.push(event));
  await until(() => count(events, 'reload') === 1);
  expect(tries).toBe(2);
  stop();
});
