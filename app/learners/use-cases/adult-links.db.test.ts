import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maintainOwnData } from '#app/accounts/use-cases/own-data/jobs.server.ts';
import { cancelAhead, listAhead } from '#app/booking/index.server.ts';
import { openTutors } from '#tests/support/full-accounts.ts';
import { type Browser, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { nextSession } from '#tests/support/tutor-sessions.ts';
import { deleteForgottenInvitations } from '../db/adult-links.server.ts';
import { mayModelRead } from './consents.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
}, 60_000);
afterAll(() => app.close());
// More people sign up here than one network may in an hour.
beforeEach(() => app.pool.query('delete from app.rate_limits'));

const day = 86_400_000;
const base = '/functions/v1';
type Links = {
  kind: string;
  adults: { id: string; email: string; confirmedAt: string | null }[];
  people: {
    id: string;
    kind: string;
    name: string;
    learners: { id: string }[];
    modelAllowed: boolean | null;
  }[];
};

let count = 0;
/** A new account; in the age band it declared, or without a declaration. */
async function person(name: string, ageBand: '13_15' | '16_18' | 'adult' | null = 'adult'): Promise<Browser> {
  const browser = app.browser();
  await browser.signUp(`${name}${++count}@links.example`, name);
  if (ageBand) await declares(browser, ageBand);
  return browser;
}
async function declares(browser: Browser, ageBand: string): Promise<void> {
  const declaration = { terms: true, ageBand, country: 'GB', guardian: ageBand === 'adult' };
  expect((await browser.call('PUT', `${base}/account/declaration`, declaration)).status).toBe(200);
}
/** The same for a person whose earlier declaration a founder deleted on request. */
async function declaresAfterCorrection(browser: Browser, ageBand: string): Promise<void> {
  await app.pool.query('delete from app.declarations where account_id = $1', [browser.id]);
  await declares(browser, ageBand);
}
const invite = (inviter: Browser, email: string) => inviter.call('POST', `${base}/adult-links`, { email });
const answer = (adult: Browser, secret: string, accept = true) =>
  adult.call('POST', `${base}/adult-links/invitation`, { secret, accept });
const linksOf = async (browser: Browser): Promise<Links> =>
  (await browser.call('GET', `${base}/adult-links`)).body.links as Links;
const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
  [status, (body.error as { code: string } | undefined)?.code ?? null] as const;

/** Subjects and texts of the emails to an address. The recipients have chosen no language: the site’s is Spanish. */
async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await app.pool.query<{ subject: string; text: string }>(
    'select subject, body_text as text from app.mails where recipient = $1 order by created_at desc',
    [email],
  );
  return rows;
}
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
async function secretMailedTo(email: string): Promise<string> {
  const texts = (await mailsTo(email)).map(({ text }) => /invitation=(\w+)/.exec(text)?.[1]);
  return texts.find((secret) => secret !== undefined) ?? '';
}
/** A confirmed link; its id. */
async function link(inviter: Browser, adult: Browser): Promise<string> {
  expect(codeOf(await invite(inviter, adult.email))).toEqual([201, null]);
  expect(codeOf(await answer(adult, await secretMailedTo(adult.email)))).toEqual([200, null]);
  const found = (await linksOf(inviter)).adults.find(({ email }) => email === adult.email);
  return found?.id ?? '';
}
async function addLearner(browser: Browser, ageBand: string | null): Promise<string> {
  const answered = await browser.call('POST', `${base}/learner-profiles`, {
    name: 'Maya',
    language: 'en',
    ageBand,
  });
  return (answered.body.profile as { id: string }).id;
}
const mayRead = (account: Browser, profileId: string | null = null) =>
  mayModelRead(app.db, { accountId: account.id, profileId });

test('a minor invites an adult, who confirms, agrees to a model and takes it back', async () => {
  const [leo, ana] = [await person('leo', '16_18'), await person('ana')];
  const profile = await addLearner(leo, '16_18');
  expect([await mayRead(leo), await mayRead(leo, profile)]).toEqual([false, false]);
  const consent = `${base}/learner-profiles/${profile}/consents`;
  expect(codeOf(await leo.call('PUT', `${consent}/model`))).toEqual([409, 'adult_decides']);
  const id = await link(leo, ana);
  expect([await mayRead(leo), await mayRead(leo, profile)]).toEqual([false, false]);
  expect((await linksOf(ana)).people).toMatchObject([
    { id, kind: 'minor', name: 'leo', learners: [{ id: profile }], modelAllowed: false },
  ]);
  const model = `${base}/adult-links/${id}/consents/model`;
  expect((await ana.call('PUT', model)).body.links).toMatchObject({ people: [{ modelAllowed: true }] });
  expect([await mayRead(leo), await mayRead(leo, profile)]).toEqual([true, true]);
  expect((await leo.call('GET', consent)).body).toMatchObject({
    decidedBy: 'adult',
    consents: [
      { purpose: 'model', agreedBy: ana.email, withdrawnAt: null },
      { purpose: 'practice', agreedBy: 'you' },
    ],
  });
  expect((await ana.call('DELETE', model)).body.links).toMatchObject({ people: [{ modelAllowed: false }] });
  expect([await mayRead(leo), await mayRead(leo, profile)]).toEqual([false, false]);
  expect(await subjectsTo(leo.email)).toContain(`${ana.email} aceptó tu invitación`);
});

test.each([
  ['16_18', 'votre', false],
  ['adult', 'votre', true],
] as const)('in French emails address the inviter of %s by age', async (ageBand, formal, isFormal) => {
  const [inviter, ana] = [await person('leo', ageBand), await person('ana')];
  await app.pool.query('delete from app.mails where recipient = $1', [inviter.email]);
  await inviter.call('POST', `${base}/adult-links`, { email: ana.email });
  const answered = { secret: await secretMailedTo(ana.email), accept: true };
  const french = { 'accept-language': 'fr' };
  expect((await ana.call('POST', `${base}/adult-links/invitation`, answered, french)).status).toBe(200);
  const [mail] = await mailsTo(inviter.email);
  const text = `${mail?.subject} ${mail?.text}`;
  expect(text.includes(formal)).toBe(isFormal);
  expect(/\bton compte\b/.test(text)).toBe(!isFormal);
});

test('a stranger reads, changes and ends nothing', async () => {
  const [leo, ana, eve] = [await person('leo', '16_18'), await person('ana'), await person('eve')];
  const id = await link(leo, ana);
  const calls = [
    ['PUT', `/adult-links/${id}/consents/model`],
    ['DELETE', `/adult-links/${id}/consents/model`],
    ['DELETE', `/adult-links/${id}`],
  ] as const;
  for (const [method, path] of calls)
    expect(codeOf(await eve.call(method, `${base}${path}`))).toEqual([404, 'unknown_link']);
  // Nor does the minor agree for themselves.
  expect(codeOf(await leo.call('PUT', `${base}/adult-links/${id}/consents/model`))).toEqual([
    404,
    'unknown_link',
  ]);
  expect(await linksOf(eve)).toMatchObject({ adults: [], people: [] });
});

test('only the invited address confirms, and only as an adult', async () => {
  const [leo, ana, eve] = [await person('leo', '16_18'), await person('ana', null), await person('eve')];
  await invite(leo, ana.email.toUpperCase());
  const secret = await secretMailedTo(ana.email);
  expect(codeOf(await answer(eve, secret))).toEqual([409, 'other_address']);
  expect(codeOf(await answer(eve, secret, false))).toEqual([409, 'other_address']);
  expect(codeOf(await answer(leo, secret))).toEqual([409, 'other_address']);
  expect(codeOf(await answer(ana, secret))).toEqual([409, 'adult_needed']);
  await declares(ana, '16_18');
  expect(codeOf(await answer(ana, secret))).toEqual([409, 'adult_needed']);
  await declaresAfterCorrection(ana, 'adult');
  const page = `${base}/adult-links/invitation?secret=${secret}`;
  expect((await ana.call('GET', page)).body).toEqual({
    invitation: { kind: 'minor', name: 'leo', email: leo.email, isAdult: true },
  });
  expect(codeOf(await eve.call('GET', page))).toEqual([409, 'other_address']);
  expect(codeOf(await answer(ana, secret))).toEqual([200, null]);
});

test('an address that its mailbox has not confirmed does not confirm a link', async () => {
  const [leo, ana] = [await person('leo', '16_18'), await person('ana')];
  await invite(leo, ana.email);
  await app.pool.query('update auth.users set email_confirmed_at = null where id = $1', [ana.id]);
  expect(codeOf(await answer(ana, await secretMailedTo(ana.email)))).toEqual([409, 'other_address']);
});

test('an invitation works once, for seven days, and until another one to the address is sent', async () => {
  const [leo, ana] = [await person('leo', '16_18'), await person('ana')];
  await invite(leo, ana.email);
  const first = await secretMailedTo(ana.email);
  app.clock.advance(1000);
  await invite(leo, ana.email);
  const second = await secretMailedTo(ana.email);
  expect(second).not.toBe(first);
  expect(codeOf(await answer(ana, first))).toEqual([404, 'unknown_invitation']);
  app.clock.advance(7 * day);
  expect(codeOf(await answer(ana, second))).toEqual([404, 'unknown_invitation']);
  expect((await linksOf(leo)).adults).toEqual([]);
  await invite(leo, ana.email);
  const third = await secretMailedTo(ana.email);
  expect(codeOf(await answer(ana, third))).toEqual([200, null]);
  expect(codeOf(await answer(ana, third))).toEqual([404, 'unknown_invitation']);
  expect(codeOf(await answer(ana, third, false))).toEqual([404, 'unknown_invitation']);
  expect(codeOf(await invite(leo, ana.email))).toEqual([409, 'already_linked']);
  app.clock.set(new Date());
});

test('declining ends the invitation, and the inviter is informed', async () => {
  const [leo, ana] = [await person('leo', '16_18'), await person('ana')];
  await invite(leo, ana.email);
  const secret = await secretMailedTo(ana.email);
  expect(codeOf(await answer(ana, secret, false))).toEqual([200, null]);
  expect(codeOf(await answer(ana, secret))).toEqual([404, 'unknown_invitation']);
  expect(await linksOf(leo)).toMatchObject({ adults: [] });
  expect(await subjectsTo(leo.email)).toContain(`${ana.email} no aceptó tu invitación`);
});

test.each(['minor', 'adult'] as const)('the %s ends the link, and with it what was agreed', async (side) => {
  const [leo, ana] = [await person('leo', '16_18'), await person('ana')];
  const id = await link(leo, ana);
  const model = `${base}/adult-links/${id}/consents/model`;
  await ana.call('PUT', model);
  expect(await mayRead(leo)).toBe(true);
  const [ending, other] = side === 'minor' ? [leo, ana] : [ana, leo];
  expect((await ending.call('DELETE', `${base}/adult-links/${id}`)).status).toBe(204);
  expect(await mayRead(leo)).toBe(false);
  expect(codeOf(await ana.call('PUT', model))).toEqual([404, 'unknown_link']);
  expect(codeOf(await ending.call('DELETE', `${base}/adult-links/${id}`))).toEqual([404, 'unknown_link']);
  expect([await linksOf(leo), await linksOf(ana)]).toMatchObject([{ adults: [] }, { people: [] }]);
  expect(await subjectsTo(other.email)).toContain(`Terminó el vínculo con ${ending.email}`);
  const { rows } = await app.pool.query<object>(
    'select ended_by, ended_at is not null as ended from app.adult_links where id = $1',
    [id],
  );
  expect(rows).toEqual([{ ended_by: side === 'minor' ? 'account' : 'adult', ended: true }]);
  // A new link does not revive what was agreed before.
  app.clock.advance(1000);
  await link(leo, ana);
  expect(await mayRead(leo)).toBe(false);
});

test('a link of a minor counts no longer once the person or the adult declares otherwise', async () => {
  const [leo, ana] = [await person('leo', '16_18'), await person('ana')];
  const id = await link(leo, ana);
  await ana.call('PUT', `${base}/adult-links/${id}/consents/model`);
  await declares(ana, '16_18');
  expect([await mayRead(leo), (await linksOf(ana)).people]).toEqual([false, []]);
  await declaresAfterCorrection(ana, 'adult');
  expect(await mayRead(leo)).toBe(true);
  await declaresAfterCorrection(leo, 'adult');
  expect((await linksOf(ana)).people).toEqual([]);
});

test('the erasure of either account ends the link and removes it', async () => {
  for (const side of ['minor', 'adult'] as const) {
    const [leo, ana] = [await person('leo', '16_18'), await person('ana')];
    const id = await link(leo, ana);
    await ana.call('PUT', `${base}/adult-links/${id}/consents/model`);
    const [erased, other] = side === 'minor' ? [leo, ana] : [ana, leo];
    await erased.call('POST', `${base}/account/erasure`, { email: erased.email });
    for (const days of [14, 1]) {
      app.clock.advance(days * day + 1);
      await maintainOwnData({ ...app.services, bookingRoom: { listAhead, cancelAhead } });
    }
    app.clock.set(new Date());
    const { rows } = await app.pool.query<object>(
      `select 'link' as row from app.adult_links where id = $1
       union all select 'consent' from app.learner_consents where subject_account_id = $2`,
      [id, leo.id],
    );
    expect(rows).toEqual([]);
    expect(await linksOf(other)).toMatchObject({ adults: [], people: [] });
    expect(await mayRead(leo)).toBe(side === 'minor');
  }
});

test('the answer does not say whether an address has an account', async () => {
  const [leo, ana] = [await person('leo', '16_18'), await person('ana')];
  const shapes = [];
  for (const email of [ana.email, 'nobody-has-it@links.example']) {
    const { status, body } = await invite(leo, email);
    const { adults } = body.links as Links;
    shapes.push([status, Object.keys(adults.find((one) => one.email === email) ?? {}), email in body]);
    expect(await secretMailedTo(email)).not.toBe('');
  }
  expect(shapes[0]).toEqual(shapes[1]);
  expect(shapes[0]?.[0]).toBe(201);
});

test('invitations are limited: per account at a time and a day, per address a day; never to oneself', async () => {
  const leo = await person('leo', '16_18');
  expect(codeOf(await invite(leo, leo.email))).toEqual([409, 'own_address']);
  expect(codeOf(await invite(leo, 'no address'))[0]).toBe(400);
  for (const name of ['one', 'two'])
    expect((await invite(leo, `${name}@elsewhere.example`)).status).toBe(201);
  expect(codeOf(await invite(leo, 'three@elsewhere.example'))).toEqual([409, 'too_many_adults']);
  expect((await invite(leo, 'one@elsewhere.example')).status).toBe(201);
  expect((await invite(leo, 'one@elsewhere.example')).status).toBe(201);
  expect(codeOf(await invite(leo, 'one@elsewhere.example'))).toEqual([429, 'too_many_invitations']);
  const cancels = async () => {
    for (const { id } of (await linksOf(leo)).adults) await leo.call('DELETE', `${base}/adult-links/${id}`);
  };
  for (let sent = 4; sent < 10; sent += 1) {
    await cancels();
    expect((await invite(leo, `further${sent}@elsewhere.example`)).status).toBe(201);
  }
  await cancels();
  expect(codeOf(await invite(leo, 'last@elsewhere.example'))).toEqual([429, 'too_many_invitations']);
  app.clock.advance(day + 1000);
  expect((await invite(leo, 'last@elsewhere.example')).status).toBe(201);
  app.clock.set(new Date());
});

test('an invitation that nobody accepted is deleted a month after its expiry; a link stays', async () => {
  const [leo, ana] = [await person('leo', '16_18'), await person('ana')];
  await link(leo, ana);
  await invite(leo, 'silent@links.example');
  const emailsAfter = async (days: number) => {
    await deleteForgottenInvitations(app.db, new Date(app.clock.now().getTime() + days * day));
    const { rows } = await app.pool.query<{ invited_email: string }>(
      'select invited_email from app.adult_links where account_id = $1 order by 1',
      [leo.id],
    );
    return rows.map((row) => row.invited_email);
  };
  expect(await emailsAfter(36)).toEqual([ana.email, 'silent@links.example']);
  expect(await emailsAfter(38)).toEqual([ana.email]);
});

test('the second adult of a family agrees for its children and takes it back; the first one does as well', async () => {
  const [paula, pedro] = [await person('paula'), await person('pedro')];
  const child = await addLearner(paula, '10_12');
  const consents = `${base}/learner-profiles/${child}/consents`;
  expect(codeOf(await pedro.call('GET', consents))).toEqual([404, 'unknown_profile']);
  const id = await link(paula, pedro);
  expect((await linksOf(pedro)).people).toMatchObject([
    { id, kind: 'family', name: 'paula', learners: [{ id: child }], modelAllowed: null },
  ]);
  expect((await pedro.call('PUT', `${consents}/model`)).body).toMatchObject({ decidedBy: 'account' });
  expect(await mayRead(paula, child)).toBe(true);
  const agreedBy = async (reader: Browser) =>
    ((await reader.call('GET', consents)).body.consents as { agreedBy: string }[]).map((one) => one.agreedBy);
  expect((await agreedBy(paula)).toSorted()).toEqual([pedro.email, 'you']);
  expect((await agreedBy(pedro)).toSorted()).toEqual([paula.email, 'you']);
  await paula.call('DELETE', `${consents}/model`);
  expect(await mayRead(paula, child)).toBe(false);
  await paula.call('PUT', `${consents}/model`);
  await pedro.call('DELETE', `${consents}/model`);
  expect(await mayRead(paula, child)).toBe(false);
  await pedro.call('PUT', `${consents}/model`);
  expect(codeOf(await pedro.call('PUT', `${base}/adult-links/${id}/consents/model`))).toEqual([
    404,
    'unknown_link',
  ]);
  for (const [method, path, body] of [
    ['PATCH', `/learner-profiles/${child}`, { name: 'X' }],
    ['DELETE', `/learner-profiles/${child}`, undefined],
    ['GET', `/learner-profiles/${child}/shares`, undefined],
  ] as const)
    expect((await pedro.call(method, `${base}${path}`, body)).status).toBe(404);
  expect((await paula.call('DELETE', `${base}/adult-links/${id}`)).status).toBe(204);
  expect(await mayRead(paula, child)).toBe(false);
  expect(codeOf(await pedro.call('GET', consents))).toEqual([404, 'unknown_profile']);
});

/** Writes a message to the tutor in a new conversation; the conversation. */
async function writes(browser: Browser, text: string): Promise<string> {
  const id = await converse(browser);
  expect((await browser.call('POST', `${base}/teaching/sessions/${id}/turns`, { text })).status).toBe(200);
  return id;
}
const safetyMailsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Please talk with'));

test('a worrying message of a minor is mailed to the linked adults as long as the link lasts, never to the minor', async () => {
  const [leo, ana, ben] = [await person('leo', '16_18'), await person('ana'), await person('ben')];
  const profile = await addLearner(leo, '16_18');
  await app.pool.query('update app.learner_profiles set safety_mail = false where id = $1', [profile]);
  await writes(leo, 'I want to die');
  expect(await safetyMailsTo(leo.email)).toEqual([]);
  const [ofAna] = [await link(leo, ana), await link(leo, ben)];
  const conversation = await writes(leo, 'I want to die');
  const [mail, ...more] = await safetyMailsTo(ana.email);
  expect(mail?.text).toContain(`/ai-tutor?linked=${ofAna}&session=${conversation}`);
  expect(mail?.text).not.toMatch(/want to die|turn these emails off/);
  expect([more, await safetyMailsTo(leo.email)]).toEqual([[], []]);
  expect(await safetyMailsTo(ben.email)).toHaveLength(1);
  app.clock.advance(day + 1000);
  await leo.call('DELETE', `${base}/adult-links/${ofAna}`);
  await writes(leo, 'my dad hits me');
  expect(await safetyMailsTo(ben.email)).toHaveLength(1);
  await writes(leo, 'I want to die');
  expect(await safetyMailsTo(ana.email)).toHaveLength(1);
  expect(await safetyMailsTo(ben.email)).toHaveLength(2);
  expect(await safetyMailsTo(leo.email)).toEqual([]);
  const { rows } = await app.pool.query('select 1 from app.safety_flags where account_id = $1', [leo.id]);
  expect(rows).toHaveLength(4);
  app.clock.set(new Date());
});

/** The status of each read of the link and of the learner by the account. */
async function reads(browser: Browser, linkId: string, profile: string, conversation: string) {
  const paths = [
    `/learner-profiles/${profile}/report`,
    `/adult-links/${linkId}/sessions`,
    `/adult-links/${linkId}/conversations`,
    `/adult-links/${linkId}/conversations/${conversation}`,
  ];
  const statuses = [];
  for (const path of paths) statuses.push((await browser.call('GET', `${base}${path}`)).status);
  return statuses;
}
async function converse(browser: Browser): Promise<string> {
  const started = { model: 'socratic-guide', problem: '2x=8', locale: 'en' };
  const { body } = await browser.call('POST', `${base}/teaching/sessions`, started);
  return (body.session as { id: string }).id;
}

test('as long as the link lasts its adult reads progress and sessions, and conversations only of a minor', async () => {
  await openTutors(app);
  for (const kind of ['minor', 'family'] as const) {
    const account = await person('leo', kind === 'minor' ? '16_18' : 'adult');
    const [adult, stranger] = [await person('ana'), await person('eve')];
    const profile = await addLearner(account, '16_18');
    const conversation = await converse(account);
    const database = app.pool as unknown as Parameters<typeof nextSession>[0];
    const booked = await nextSession(database, { days: kind === 'minor' ? 4 : 5, profileId: profile });
    const id = await link(account, adult);
    const allowed = kind === 'minor' ? [200, 200, 200, 200] : [200, 200, 404, 404];
    expect(await reads(adult, id, profile, conversation)).toEqual(allowed);
    expect(await reads(stranger, id, profile, conversation)).toEqual([404, 404, 404, 404]);
    const recorded = await app.pool.query<object>(
      "select actor_id, path from app.security_events where kind = 'adults.read' and subject_id = $1 order by path",
      [account.id],
    );
    const path = `/adult-links/${id}/conversations`;
    expect(recorded.rows).toEqual(
      kind === 'minor'
        ? [path, `${path}/${conversation}`].map((one) => ({ actor_id: adult.id, path: one }))
        : [],
    );
    const { body } = await adult.call('GET', `${base}/adult-links/${id}/sessions`);
    expect(body.sessions).toEqual([
      {
        id: booked,
        start: expect.any(String) as string,
        end: expect.any(String) as string,
        tutor: 'Lucía Restrepo',
        learner: 'Maya',
      },
    ]);
    expect((await adult.call('GET', `${base}/bookings/${booked}`)).status).toBe(404);
    expect((await adult.call('GET', `${base}/learner-profiles/${profile}/report`)).body).toMatchObject({
      reader: 'linked adult',
    });
    await adult.call('DELETE', `${base}/adult-links/${id}`);
    expect(await reads(adult, id, profile, conversation)).toEqual([404, 404, 404, 404]);
  }
});
