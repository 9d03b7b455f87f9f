import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAdminEmails } from '#app/platform/settings.server.ts';
import { createSupabase, type Supabase } from '#server/supabase.ts';
import { type TestServices, testServices } from '../support/database.ts';
import { says } from '../contract/specification.ts';

/*
 * Every table of schema public (and one of schema app) × every command × every caller, through REST as a browser calls it. A denial counts
 * only together with a success of the same request by an authorized caller.
 */

const owner = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';
const founder = '33333333-3333-4333-8333-333333333333';

type Caller = 'anon' | 'owner' | 'another user' | 'founder' | 'expired token';
type Command = 'select' | 'insert' | 'update' | 'delete';
type Outcome = 'allowed' | 'no rows' | 'denied';

let test: TestServices;
let rest: Supabase;
const tokens = {} as Record<Caller, string | null>;

beforeAll(async () => {
  test = await testServices();
  const { services, pool, url } = test;
  rest = await createSupabase(services.settings, url, pool, () => Promise.resolve());
  tokens.anon = null;
  tokens.owner = await tokenOf(owner, 'owner@example.org', 3600);
  tokens['another user'] = await tokenOf(other, 'other@example.org', 3600);
  tokens.founder = await tokenOf(founder, demoAdminEmails[0], 3600);
  tokens['expired token'] = await tokenOf(owner, 'owner@example.org', -60);
});
afterAll(async () => {
  await rest.close();
  await test.close();
});

/** A token as the auth service issues it. */
const tokenOf = (id: string, email: string, seconds: number): Promise<string> =>
  new SignJWT({ role: 'authenticated', email, session_id: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(id)
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(test.services.settings.jwtSecret));

/** The owner's row in each table, as the calls of the specification write it. */
const rows = {
  user_locale_preferences: {
    user_id: owner,
    preferred_locale: 'en-GB',
    preferred_currency: 'GBP',
    preferred_country: 'GB',
    preferred_timezone: 'Europe/London',
    use_device_locale: false,
  },
  user_preferences: {
    user_id: owner,
    text_color: 'default',
    background_color: 'default',
    font_size: 'large',
    dyslexia_friendly_font: false,
  },
  telemetry_events: { user_id: owner, event: 'locale_preferences_saved', payload: { locale: 'en-GB' } },
  referral_events: { code: 'friend', type: 'click' },
  // Schema app is not exposed: no role can reach this table through REST.
  mails: {
    id: owner,
    message_id: 'x',
    recipient: 'x@example.org',
    language: 'en',
    subject: 's',
    body_text: 't',
  },
} as const;
type Table = keyof typeof rows;

const change: Record<Table, object> = {
  user_locale_preferences: { preferred_locale: 'fr-FR' },
  user_preferences: { font_size: 'small' },
  telemetry_events: { event: 'changed' },
  referral_events: { code: 'changed' },
  mails: { subject: 'changed' },
};

/** What each caller may do, per table and command. `no rows`: the request succeeds, but nothing is read or changed. */
const meant: Record<Table, Record<Command, Record<Caller, Outcome>>> = {
  user_locale_preferences: ownRecord(),
  user_preferences: ownRecord(),
  telemetry_events: {
    select: everyone('denied'),
    insert: { ...everyone('denied'), owner: 'allowed' },
    update: everyone('denied'),
    delete: everyone('denied'),
  },
  referral_events: {
    select: everyone('denied'),
    insert: { ...everyone('allowed'), 'expired token': 'denied' },
    update: everyone('denied'),
    delete: everyone('denied'),
  },
  mails: {
    select: everyone('denied'),
    insert: everyone('denied'),
    update: everyone('denied'),
    delete: everyone('denied'),
  },
};

function everyone(outcome: Outcome): Record<Caller, Outcome> {
  return {
    anon: outcome,
    owner: outcome,
    'another user': outcome,
    founder: outcome,
    'expired token': outcome,
  };
}

/** One row per account: read and written by its account only, never deleted through REST. */
function ownRecord(): Record<Command, Record<Caller, Outcome>> {
  const seen: Record<Caller, Outcome> = {
    anon: 'denied',
    owner: 'allowed',
    'another user': 'no rows',
    founder: 'no rows',
    'expired token': 'denied',
  };
  return {
    select: seen,
    insert: { ...everyone('denied'), owner: 'allowed' },
    update: seen,
    delete: everyone('denied'),
  };
}

async function call(table: Table, command: Command, caller: Caller): Promise<Outcome> {
  const filter = 'user_id' in rows[table] ? `?user_id=eq.${owner}` : '?code=eq.friend';
  const token = tokens[caller];
  const request = new Request(`http://localhost:5173/rest/v1/${table}${command === 'insert' ? '' : filter}`, {
    method: { select: 'GET', insert: 'POST', update: 'PATCH', delete: 'DELETE' }[command],
    headers: {
      'content-type': 'application/json',
      // The specification's inserts and upserts return nothing; updates do, so that changed rows are visible.
      prefer: command === 'insert' ? 'return=minimal' : 'return=representation',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(command === 'insert' ? { body: JSON.stringify(rows[table]) } : {}),
    ...(command === 'update' ? { body: JSON.stringify(change[table]) } : {}),
  });
  const answer = await rest.fetch(request, { language: 'en', redirectTo: undefined });
  const text = await answer.text();
  if (answer.status >= 500) throw new Error(`${table} ${command} ${caller}: ${answer.status} ${text}`);
  if (!answer.ok) return 'denied';
  if (command === 'insert') return 'allowed';
  return (JSON.parse(text || '[]') as unknown[]).length > 0 ? 'allowed' : 'no rows';
}

const commands: Command[] = ['select', 'insert', 'update', 'delete'];
const callers: Caller[] = ['anon', 'owner', 'another user', 'founder', 'expired token'];

describe.each(Object.keys(rows) as Table[])(
  `${says(6, 'Anonymous, signed-in user (role user), admin.')} %s through REST`,
  (table) => {
    const cells = commands.flatMap((command) => callers.map((caller) => ({ command, caller })));
    it.each(cells)('$command by $caller', async ({ command, caller }) => {
      await test.pool.query(
        `truncate public.user_locale_preferences, public.user_preferences, public.telemetry_events, public.referral_events`,
      );
      if (table !== 'mails' && command !== 'insert') await plant(table);
      expect(await call(table, command, caller)).toBe(meant[table][command][caller]);
    });
  },
);

/** Inserts the owner's row directly. */
async function plant(table: Exclude<Table, 'mails'>): Promise<void> {
  const entries = Object.entries(rows[table]);
  const columns = entries.map(([column]) => column).join(', ');
  const places = entries.map((_, index) => `$${index + 1}`).join(', ');
  await test.pool.query(
    `insert into public.${table} (${columns}) values (${places})`,
    entries.map(([, value]) => value),
  );
}

it('an upsert of the specification updates the caller’s record', async () => {
  const upsert = (font_size: string) =>
    rest.fetch(
      new Request('http://localhost:5173/rest/v1/user_preferences', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          prefer: 'resolution=merge-duplicates',
          authorization: `Bearer ${tokens.owner}`,
        },
        body: JSON.stringify({ ...rows.user_preferences, font_size }),
      }),
      { language: 'en', redirectTo: undefined },
    );
  expect((await upsert('medium')).ok).toBe(true);
  expect((await upsert('xlarge')).ok).toBe(true);
  const { rows: kept } = await test.pool.query('select font_size from public.user_preferences');
  expect(kept).toEqual([{ font_size: 'xlarge' }]);
});

it('only /auth/v1 and /rest/v1 of the service are mounted', async () => {
  const answer = await rest.fetch(new Request('http://localhost:5173/_system/config'), {
    language: 'en',
    redirectTo: undefined,
  });
  expect(answer.status).toBe(404);
});
