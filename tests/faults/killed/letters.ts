import type { SignedInPerson } from '../balanced/calls.ts';
import { type Fire, insistOn, keepOn, press } from './fire.ts';

/** Somebody clicks a referral link and writes a message; a founder answers it, and closes or reopens it. */
export const keepCorresponding = (fire: Fire, founder: SignedInPerson): Promise<void> =>
  keepOn(fire, async (turn) => {
    await click(fire);
    const words = `killed ${fire.random.uuid()}`;
    const letter = {
      topic: 'question',
      name: 'Noor',
      email: `${fire.random.uuid()}@example.org`,
      message: words,
    };
    // A new address each time: messages per address and hour are limited.
    const from = `198.51.${100 + (turn % 100)}.${1 + Math.floor(fire.random.fraction() * 250)}`;
    const path = '/functions/v1/contact';
    await insistOn(fire, { path, body: letter, headers: { 'x-forwarded-for': from } });
    fire.keep('message', 'select count(*)::int as kept from app.contact_messages where message = $1', words);
    const { messages } = (await insistOn(fire, {
      path: '/functions/v1/founders/messages',
      person: founder,
    })) as {
      messages: { id: string; message: string }[];
    };
    const id = messages.find(({ message }) => message === words)?.id;
    if (!id) return;
    await answer(fire, founder, id);
    await settle(fire, founder, id);
  });

async function click(fire: Fire): Promise<void> {
  const code = `k-${fire.random.uuid()}`;
  const { status } = await press(fire, {
    path: '/rest/v1/referral_events',
    body: { code, type: 'click' },
    headers: { prefer: 'return=minimal' },
  });
  // Repeated clicks cannot be identified: an unacknowledged one may be stored twice.
  if (status === 201)
    fire.keep(
      'click',
      'select least(count(*), 1)::int as kept from public.referral_events where code = $1',
      code,
    );
}

async function answer(fire: Fire, founder: SignedInPerson, id: string): Promise<void> {
  const path = `/functions/v1/founders/messages/${id}/answers`;
  const { status, body } = await press(fire, {
    path,
    person: founder,
    body: { answer: 'We will look.', after: 0 },
  });
  const code = (body.error as { code?: string } | undefined)?.code;
  // The answer of a process that died may have been stored.
  if (status !== 204 && code !== 'answered_meanwhile')
    throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  fire.keep(
    'answer to a message',
    `select (count(*) filter (where action = 'message.answer') = 1)::int
       * (select count(*) from app.contact_answers where message_id = $1)::int as kept
     from app.audit_log where subject_id = $1`,
    id,
  );
}

async function settle(fire: Fire, founder: SignedInPerson, id: string): Promise<void> {
  await insistOn(fire, {
    method: 'PATCH',
    path: `/functions/v1/founders/messages/${id}`,
    person: founder,
    body: { answered: false },
  });
  fire.keep(
    'founder’s act',
    `select count(*)::int as kept from app.contact_messages as message join app.audit_log as act
       on act.subject_id = message.id and act.action = 'message.reopen' where message.id = $1 and answered_at is null`,
    id,
  );
}
