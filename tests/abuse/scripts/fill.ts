import type pg from 'pg';
import { demoPassword } from '#database/seed/accounts.ts';
import { profile } from '../../roles/rows/tutors.ts';
import { hasContactData } from '#app/tutors/domain/review-text.ts';
import type { AppServer } from '../../support/app-server.ts';

type Json = Record<string, unknown>;
type Person = {
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: Json }>;
  text(path: string): Promise<string>;
};
export type FilledPeople = { learner: Person; tutor: Person; founder: Person; nobody: Person };

const emails = { learner: 'leo.learner', tutor: 'lucia.tutor', founder: 'ana.founder' };
let places = 0;

function personOf(app: AppServer, token: string): Person {
  const call: Person['call'] = async (method, path, body) => {
    places += 1;
    const answer = await fetch(`${app.url}${path}`, {
      method,
      headers: {
        // A different client address for each call, so that no rate limit applies. Demo accounts do not sign in through a proxy.
        ...(path.startsWith('/auth/')
          ? {}
          : { 'x-forwarded-for': `10.9.${(places >> 8) & 255}.${places & 255}` }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') ? (JSON.parse(text) as Json) : {} };
  };
  const text: Person['text'] = async (path) =>
    (await fetch(app.url + path, { headers: { authorization: `Bearer ${token}` } })).text();
  return { call, text };
}

export async function peopleOf(app: AppServer): Promise<FilledPeople> {
  const nobody = personOf(app, '');
  const signedIn = async (name: string) => {
    const answer = await nobody.call('POST', '/auth/v1/token?grant_type=password', {
      email: `${name}@example.org`,
      password: demoPassword,
    });
    return personOf(app, String(answer.body.access_token));
  };
  const [learner, tutor, founder] = [
    await signedIn(emails.learner),
    await signedIn(emails.tutor),
    await signedIn(emails.founder),
  ];
  return { nobody, learner, tutor, founder };
}

export type Filled = {
  /** Fields with the status of the response to writing them. */
  fields: Record<string, number>;
  profileId: string;
  sessionId: string;
  bookingId: string;
};

/** Several payloads joined; one with a NUL is left out, since it is refused everywhere. */
const textOf = (words: readonly string[], longest: number): string =>
  words
    .filter((word) => !word.includes('\0'))
    .join('\n')
    .slice(0, longest);
const inAll = (text: string) => ({ en: text, es: text, fr: text });

/** Writes the payloads to every stored and displayed text field, through the calls that the pages use. */
export async function fill(
  people: FilledPeople,
  database: pg.Client,
  words: readonly string[],
): Promise<Filled> {
  const { learner, tutor, founder, nobody } = people;
  const fields: Record<string, number> = {};
  let at = 0;
  /** A payload that fits, a different one for each field. */
  // Links and contact data are refused where everybody reads; joining payloads must not form a telephone number.
  const publishable = words.filter((word) => !hasContactData(`${word}\n`));
  const one = (longest: number, among = words): string => {
    const fitting = among.filter(({ length }) => length <= longest);
    return fitting[(at += 1) % Math.max(1, fitting.length)] ?? 'x';
  };
  const say = async (
    field: string,
    who: Person,
    [method, path]: [string, string],
    body: unknown,
  ): Promise<Json> => {
    const answer = await who.call(method, path, body);
    fields[field] = answer.status;
    return answer.body;
  };
  const f = '/functions/v1';

  await say('account name', learner, ['PUT', '/auth/v1/user'], { data: { full_name: one(80) } });
  const made = await say('learner name', learner, ['POST', `${f}/learner-profiles`], {
    name: one(40),
    language: 'en',
  });
  const list = (await learner.call('GET', `${f}/learner-profiles`)).body;
  const profileId =
    idOf(made) || idOf((Object.values(list).find(Array.isArray) as Json[] | undefined)?.[0] ?? {});
  await say('goal', learner, ['POST', `${f}/learner-profiles/${profileId}/goals`], {
    title: one(80),
    skills: ['fractions'],
    dueOn: '2027-06-01',
  });
  await say('contact', nobody, ['POST', `${f}/contact`], {
    topic: 'question',
    name: one(80),
    email: 'xss@example.org',
    message: textOf(words, 4000),
  });
  await say('application', learner, ['PUT', `${f}/tutor/application`], {
    name: one(80),
    zone: 'Europe/Madrid',
    subjects: ['mathematics'],
    languages: ['es'],
    story: textOf(words, 4000),
  });
  const current = (await tutor.call('GET', `${f}/tutor/profile`)).body;
  const page = { ...profile, ...(current.profile as Json | undefined), version: versionOf(current) };
  await say('tutor page', tutor, ['PUT', `${f}/tutor/profile`], {
    ...only(page, Object.keys(profile)),
    headline: inAll(one(120, publishable)),
    story: inAll(textOf(publishable, 3900)),
  });
  const bookingId = await pastBooking(database, profileId, textOf(words, 2000));
  await say('review', learner, ['PUT', `${f}/bookings/${bookingId}/review`], {
    stars: 5,
    words: textOf(publishable, 1000),
    signed: 'name',
  });
  await say('answer to a review', tutor, ['POST', `${f}/bookings/${bookingId}/review/answer`], {
    text: textOf(publishable, 1000),
  });
  const note = await say('session note', tutor, ['PUT', `${f}/tutor/sessions/${bookingId}/note`], {
    did: textOf(words, 3000),
    alone: textOf(words, 3000),
    nextStep: one(400),
    version: 0,
  });
  await say('session note sent', tutor, ['POST', `${f}/tutor/sessions/${bookingId}/note/send`], {
    version: versionOf(note),
  });
  await say('lesson note', learner, ['PUT', `${f}/courses/fractions/lessons/parts/note`], {
    profileId,
    text: textOf(words, 3000),
    version: 0,
  });
  const session = await say('problem', learner, ['POST', `${f}/teaching/sessions`], {
    model: 'socratic-guide',
    problem: one(300),
    locale: 'en',
    profileId,
  });
  const sessionId = idOf(session) || (await anySession(learner, profileId));
  await say('title of a conversation', learner, ['PATCH', `${f}/teaching/sessions/${sessionId}`], {
    title: one(80),
  });
  await say('words to the tutor', learner, ['POST', `${f}/teaching/sessions/${sessionId}/turns`], {
    text: one(400),
  });
  await say('parked thought', learner, ['POST', `${f}/teaching/sessions/${sessionId}/thoughts`], {
    text: one(200),
  });
  await say('words of a founder', founder, ['POST', `${f}/founders/ai/models/socratic-guide/versions`], {
    note: one(100),
    prompt: inAll(textOf(words, 2000)),
  });
  await say('referral code', nobody, ['POST', '/rest/v1/referral_events'], {
    code: one(60).toLowerCase(),
    type: 'click',
  });
  await say('application for preferences', learner, ['POST', '/rest/v1/user_preferences'], {
    text_color: one(60),
  });
  return { fields, profileId, sessionId, bookingId };
}

const idOf = (body: Json): string => {
  const inner = [body, ...Object.values(body)].find((each) => typeof (each as Json | null)?.id === 'string');
  return String((inner as Json | undefined)?.id ?? '');
};
const versionOf = (body: Json): number => {
  const inner = [body, ...Object.values(body)].find(
    (each) => typeof (each as Json | null)?.version === 'number',
  );
  return Number((inner as Json | undefined)?.version ?? 0);
};
const only = (from: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/** A problem that cannot be parsed starts no conversation; then one about another problem. */
async function anySession(learner: Person, profileId: string): Promise<string> {
  const start = { model: 'socratic-guide', problem: '3(x-2)=9', locale: 'en', profileId };
  return idOf((await learner.call('POST', '/functions/v1/teaching/sessions', start)).body);
}

/** A past session, inserted directly, since waiting for one takes too long. Its question contains the payloads. */
async function pastBooking(database: pg.Client, profileId: string, note: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into app.bookings (id, tutor_id, state, session_type, starts_at, ends_at, claimed, account_id, learner_profile_id, learner_email,
       learner_locale, learner_zone, note, price_minor, currency, policy, expires_at, created_at)
     select gen_random_uuid(), tutor.id, 'held', 'session', begins, begins + interval '5 minutes', tstzrange(begins, begins + interval '5 minutes'),
       learner.account_id, learner.id, 'leo.learner@example.org', 'en-GB', 'Europe/London', $2, 3200, 'GBP',
       '{"fullRefundHours": 24, "lateRefundPercent": 50}', begins, begins - interval '1 day'
     from app.tutors as tutor, app.learner_profiles as learner,
       (select date_trunc('minute', now()) - interval '4 days' - make_interval(mins => 5 * (select count(*)::int from app.bookings)) as begins) as time
     where tutor.slug = 'lucia-restrepo' and learner.id = $1 returning id::text`,
    [profileId, note],
  );
  const id = rows[0]?.id ?? '';
  await database.query(
    `update app.bookings set state = 'confirmed', confirmed_at = created_at, payment = 'card' where id = $1`,
    [id],
  );
  await database.query(`update app.bookings set state = 'completed', ended_at = ends_at where id = $1`, [id]);
  return id;
}
