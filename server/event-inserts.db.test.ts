import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  confirmedAccount,
  countOf,
  type AuthTestApp,
  openAuthTestApp,
  type Session,
  times,
} from '#tests/support/auth-test-app.ts';

let app: AuthTestApp;
let ana: Session;
beforeAll(async () => {
  app = await openAuthTestApp();
  ana = await confirmedAccount(app, 'ana@example.org');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.pool.query('truncate public.referral_events, public.telemetry_events');
  await app.pool.query('delete from app.rate_limits');
});

const click = { code: 'spring', type: 'click' };
const insertClick = (body: unknown, address = '203.0.113.1', process: 0 | 1 = 0, path = 'referral_events') =>
  app.visitor(address, process).call('POST', `/rest/v1/${path}`, { body });
const insertEvent = (body: unknown, { token } = ana, address = '203.0.113.1') =>
  app.visitor(address).call('POST', '/rest/v1/telemetry_events', { body, token });
const event = (payload: unknown = {}) => ({ user_id: ana.id, event: 'locale_preferences_saved', payload });
const clicks = async (): Promise<number> =>
  (await app.pool.query('select 1 from public.referral_events')).rows.length;
const fill = (name: string, points: number) =>
  app.pool.query(`update app.rate_limits set points = $2 where key like $1 || ':%'`, [name, points]);

describe('a click on a referral link', () => {
  it('is one small row, also signed out', async () => {
    expect((await insertClick(click)).status).toBe(201);
    expect(await clicks()).toBe(1);
  });

  it.each(['referral_events', 'referral%5Fevents', 'referral_events/', 'referral_events?columns=code,type'])(
    'is a single row: 6,400 rows in one request are refused at %s',
    async (path) => {
      const answer = await insertClick(
        times(2, () => click),
        undefined,
        undefined,
        path,
      );
      expect(answer.status).toBe(400);
      const many = await insertClick(
        times(6400, () => click),
        undefined,
        undefined,
        path,
      );
      expect(many.status).toBe(413);
      expect(await clicks()).toBe(0);
    },
  );

  it('has the server’s time', async () => {
    expect((await insertClick({ ...click, created_at: '2020-01-01' })).status).toBe(400);
    expect(await clicks()).toBe(0);
  });

  it.each(['', 'two words', 'UPPER', 'x'.repeat(41), 'a\nb', '=1+1', 'naïve'])(
    'has a code of lower-case letters, digits, dots and dashes: not %j',
    async (code) => {
      expect((await insertClick({ ...click, code })).status).toBe(400);
      expect(await clicks()).toBe(0);
    },
  );

  it('is limited per address over two processes: 120 an hour and 300 a day', async () => {
    await insertClick(click);
    await fill('referral_events-address', 110);
    const answers = await Promise.all(
      times(20, (n) => insertClick(click, '203.0.113.1', n % 2 === 0 ? 0 : 1)),
    );
    expect([countOf(answers, 201), countOf(answers, 429)]).toEqual([10, 10]);
    expect((await insertClick(click, '203.0.113.2')).status).toBe(201);
    await app.pool.query(`delete from app.rate_limits where key like 'referral_events-address:%'`);
    await fill('referral_events-address-daily', 300);
    const refused = await insertClick(click);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
  });

  it('counts an IPv6 network as one address', async () => {
    await insertClick(click, '2001:db8:1:2::1');
    await fill('referral_events-address', 120);
    expect((await insertClick(click, '2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await insertClick(click, '2001:db8:1:3::1')).status).toBe(201);
  });
});

describe('a row that is refused', () => {
  const messageOf = async (body: unknown) => {
    const { status, body: responseBody } = await insertClick(body);
    return [status, responseBody.code, responseBody.message];
  };

  it.each(['', 'x', '{', '{"code":"a"'])('is no JSON: %j', async (body) => {
    expect(await messageOf(body)).toEqual([400, 'PGRST102', 'Empty or invalid json']);
  });

  it.each(['7', '"text"', 'true', 'null', '[]', '[{"code":"a","type":"click"}]'])(
    'is no single object: %s',
    async (body) => {
      expect(await messageOf(body)).toEqual([
        400,
        'PGRST102',
        'One row per request: the body must be a JSON object',
      ]);
    },
  );

  it('names the column that cannot be written', async () => {
    expect(await messageOf({ ...click, id: 7 })).toEqual([400, 'PGRST204', "Column 'id' cannot be written"]);
  });

  it('is larger than 256 bytes; one of 256 is not', async () => {
    const bytes = (length: number) => JSON.stringify(click).padEnd(length, ' ');
    expect((await insertClick(bytes(256))).status).toBe(201);
    expect(await messageOf(bytes(257))).toEqual([413, 'PGRST102', 'The body is larger than 256 bytes']);
    expect(await clicks()).toBe(1);
  });

  it('because of a limit says when to try again, and nothing is counted or written', async () => {
    await insertClick(click);
    await fill('referral_events-address', 120);
    const refused = await insertClick(click);
    expect([refused.status, refused.body]).toEqual([
      429,
      {
        code: 'PGRST000',
        message: 'Too many rows. Please try again later.',
        details: null,
        hint: null,
      },
    ]);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    expect(await clicks()).toBe(1);
  });

  it('is not counted', async () => {
    await insertClick('x');
    expect((await app.pool.query('select 1 from app.rate_limits')).rows).toEqual([]);
  });
});

it('reading the tables is left to the service, which returns nothing', async () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    await app.visitor().call(method, '/rest/v1/referral_events');
  expect((await app.pool.query('select 1 from app.rate_limits')).rows).toEqual([]);
});

it('a row of an account is counted for its address and its account, for an hour or minutes and a day', async () => {
  expect((await insertEvent(event())).status).toBe(201);
  const { rows } = await app.pool.query<{ name: string; minutes: number }>(
    `select split_part(key, ':', 1) as name, round((expire - extract(epoch from clock_timestamp()) * 1000) / 60000)::int as minutes
     from app.rate_limits order by 1`,
  );
  expect(rows.map(({ name, minutes }) => [name, minutes])).toEqual([
    ['telemetry_events-account', 10],
    ['telemetry_events-account-daily', 1440],
    ['telemetry_events-address', 60],
    ['telemetry_events-address-daily', 1440],
  ]);
});

describe('a telemetry event', () => {
  it('is one row of at most two kilobytes', async () => {
    expect((await insertEvent(event({ locale: 'es-CO' }))).status).toBe(201);
    expect((await insertEvent([event(), event()])).status).toBe(400);
    expect((await insertEvent(event({ text: 'x'.repeat(2048) }))).status).toBe(413);
  });

  it('is limited per account from any address: 30 in ten minutes and 100 a day', async () => {
    const answers = await Promise.all(times(35, (n) => insertEvent(event(), ana, `198.51.100.${n + 1}`)));
    expect([countOf(answers, 201), countOf(answers, 429)]).toEqual([30, 5]);
    await app.pool.query(`delete from app.rate_limits where key like 'telemetry_events-account:%'`);
    await fill('telemetry_events-account-daily', 100);
    expect((await insertEvent(event())).status).toBe(429);
  });
});
