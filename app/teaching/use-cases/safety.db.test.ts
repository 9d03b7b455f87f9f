import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { teachingTest } from '#tests/support/teaching.ts';
import type { SessionOwner } from '../model/record.ts';
import { startSession } from './start-session.server.ts';
import { takeTurn } from './turns/take-turn.server.ts';
import { loadFlags } from '../db/safety.server.ts';
import { languages } from '#app/platform/texts.ts';

const carmen = { accountId: '00000000-0000-4000-a000-0000000000a3' };
const visitor = { visitorId: '00000000-0000-4000-a000-0000000000dd' };

const fixture = teachingTest();
beforeEach(async () => {
  const now = fixture.app.clock.now();
  await sql`insert into auth.users (id, email, email_confirmed_at, created_at)
    values (${carmen.accountId}, 'carmen@example.org', ${now}, ${now})`.execute(fixture.app.db);
});

const learner = async (name: string, safetyMail = true) =>
  fixture.app.db
    .insertInto('app.learner_profiles')
    .values({
      id: fixture.app.services.random.uuid(),
      account_id: carmen.accountId,
      name,
      language: 'en',
      safety_mail: safetyMail,
      created_at: fixture.app.clock.now(),
    })
    .execute();
const begin = (owner: SessionOwner = carmen, locale: 'en-GB' | 'es' | 'fr' = 'en-GB') =>
  startSession(fixture.services, owner, { model: 'socratic-guide', problem: '3(x-2)=9', locale });
const says = async (text: string, owner: SessionOwner = carmen) =>
  takeTurn(fixture.services, owner, (await begin(owner)).id, { text });
const flags = () => fixture.app.db.selectFrom('app.safety_flags').selectAll().orderBy('created_at').execute();
const mails = () => fixture.app.db.selectFrom('app.mails').selectAll().execute();

describe('words about harm', () => {
  test('get a fixed answer written by people and a flag with their turn, and the problem waits', async () => {
    const session = await begin();
    const answer = await takeTurn(fixture.services, carmen, session.id, { text: 'I want to die' });
    expect(answer.turn).toMatchObject({ phase: 'escalate', blocks: [{ kind: 'care' }] });
    expect(JSON.stringify(answer.turn.blocks)).toContain('0800 1111');
    expect(answer.session.card?.id).toBe(session.card?.id);
    expect(await flags()).toMatchObject([
      { kind: 'self_harm', state: 'open', turn_id: answer.learner.id, account_id: carmen.accountId },
    ]);
  });

  test('are also detected in a card’s answer, and the card stays pending', async () => {
    const session = await begin();
    const cardId = session.card?.id ?? '';
    const answer = await takeTurn(fixture.services, carmen, session.id, { cardId, answer: 'my dad hits me' });
    expect(answer.turn.blocks).toMatchObject([{ kind: 'care' }]);
    expect(answer.session.card?.id).toBe(cardId);
    expect(await flags()).toMatchObject([{ kind: 'abuse' }]);
  });

  test('of a visitor are flagged; no adult is notified', async () => {
    await says('I want to die', visitor);
    expect(await flags()).toMatchObject([{ account_id: null, adult_informed_at: null }]);
    expect(await mails()).toEqual([]);
  });

  test('in place of a problem start no session, get the fixed answer and a flag, and notify the adult', async () => {
    await learner('Maya');
    const wanted = {
      model: 'socratic-guide',
      locale: 'en-GB',
      problem: 'I want to die, my phone number is 07700 900123',
    } as const;
    await expect(startSession(fixture.services, carmen, wanted)).rejects.toMatchObject({
      code: 'worrying',
      status: 422,
      details: { care: { kind: 'care', lines: [{ name: 'Childline' }, { name: 'Samaritans' }] } },
    });
    expect(await fixture.app.db.selectFrom('app.teaching_sessions').select('id').execute()).toEqual([]);
    expect(await flags()).toMatchObject([
      {
        kind: 'self_harm',
        session_id: null,
        words: 'I want to die, my phone number is •••',
        account_id: carmen.accountId,
      },
    ]);
    expect((await loadFlags(fixture.app.db, 5)).map(({ text }) => text)).toEqual([
      'I want to die, my phone number is •••',
    ]);
    expect((await mails()).map(({ body_text }) => body_text.includes('?session='))).toEqual([false]);
  });

  test('mathematics raises no flag', async () => {
    await says('x = 5');
    expect(await flags()).toEqual([]);
  });
});

describe('personal data', () => {
  test('gets a request not to share it and is masked in storage', async () => {
    const answer = await says('my phone number is 07700 900123');
    expect(answer.turn.blocks).toMatchObject([{ kind: 'care', lines: [] }]);
    const turns = await fixture.app.db.selectFrom('app.teaching_turns').select(['content', 'flag']).execute();
    expect(JSON.stringify(turns)).not.toContain('900123');
    expect(turns).toContainEqual({
      content: { kind: 'talk', typed: 'my phone number is •••' },
      flag: 'personal_data',
    });
  });
});

describe('the adult of the account', () => {
  test('is notified once a day, without quotes', async () => {
    await learner('Maya');
    await says('I want to die');
    await says('I will kill my teacher');
    expect(await mails()).toMatchObject([{ recipient: 'carmen@example.org' }]);
    const [mail] = await mails();
    expect(mail?.body_text).toContain('Maya');
    expect(mail?.body_text).not.toMatch(/want to die|kill/);
    expect((await flags()).map((flag) => flag.adult_informed_at !== null)).toEqual([true, false]);
    fixture.app.clock.advance(86_400_001);
    await says('I want to die');
    expect(await mails()).toHaveLength(2);
  });

  test('is notified once for simultaneous messages, in turns and in place of problems', async () => {
    await learner('Maya');
    const sessions = await Promise.all(Array.from({ length: 6 }, () => begin()));
    const instead = { model: 'socratic-guide', problem: 'me quiero morir', locale: 'es' } as const;
    await Promise.all([
      ...sessions.map(({ id }) => takeTurn(fixture.services, carmen, id, { text: 'I want to die' })),
      ...sessions.map(() => startSession(fixture.services, carmen, instead).catch(() => undefined)),
    ]);
    expect(await mails()).toHaveLength(1);
    const adultsInformed = (await flags()).map((flag) => flag.adult_informed_at !== null);
    expect([adultsInformed.length, adultsInformed.filter(Boolean).length]).toEqual([12, 1]);
  });

  test('is not notified with emails switched off, nor of abuse, which may be about the adult', async () => {
    await learner('Maya', false);
    await says('I want to die');
    expect(await mails()).toEqual([]);
    await fixture.app.db.updateTable('app.learner_profiles').set({ safety_mail: true }).execute();
    await says('my dad hits me');
    await says('my dad hits me and I want to die');
    expect(await mails()).toEqual([]);
    expect((await flags()).map(({ kind }) => kind).toSorted()).toEqual([
      'abuse',
      'abuse',
      'self_harm',
      'self_harm',
    ]);
  });

  test('words of harm to oneself that also speak of abuse are queued as both', async () => {
    await learner('Maya');
    await says('my dad hits me and I want to die');
    await expect(
      startSession(fixture.services, carmen, {
        model: 'socratic-guide',
        problem: 'papá me pega y me quiero morir',
        locale: 'es',
      }),
    ).rejects.toMatchObject({ code: 'worrying' });
    const queued = await loadFlags(fixture.app.db, 9);
    expect(queued.map(({ kind, text }) => `${kind}: ${text}`).toSorted()).toEqual([
      'abuse: my dad hits me and I want to die',
      'abuse: papá me pega y me quiero morir',
      'self_harm: my dad hits me and I want to die',
      'self_harm: papá me pega y me quiero morir',
    ]);
    expect(await mails()).toEqual([]);
  });

  test.each(languages)('gets an email in %s', async (language) => {
    await learner('Maya');
    const locale = language === 'en' ? 'en-GB' : language;
    const session = await begin(carmen, locale);
    await takeTurn(fixture.services, carmen, session.id, { text: 'I want to die' });
    const [mail] = await mails();
    expect(mail?.language).toBe(language);
    expect(mail?.subject).toContain('Maya');
    expect(mail?.body_text).toContain(`/ai-tutor?session=${session.id}`);
  });
});
