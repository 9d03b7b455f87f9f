import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Random } from '#app/platform/random.ts';
import { createRightAnswer, createWrongAnswer } from '#app/practice/domain/items/sample-answers.ts';
import { findItem } from '@curvela/curriculum/items';
import { demoTutors } from '#app/tutors/use-cases/seed/seed-tutors.server.ts';
import { goTo, openPage } from './pages.ts';
import type { LoadPerson } from './people.ts';

/** Dependencies of a walk: randomness, and access to the open question, since a person would know its answer. */
export type LoadContext = { random: Pick<Random, 'fraction'>; database: pg.Pool };

/** The behaviour of a user; each `yield` is a pause to think. A finished walk starts again. */
export type LoadWalk = (person: LoadPerson, context: LoadContext) => AsyncGenerator<void>;

export const chance = ({ random }: LoadContext, share: number): boolean => random.fraction() < share;
export const oneOf = <Each>({ random }: LoadContext, list: readonly Each[]): Each =>
  list[Math.floor(random.fraction() * list.length)] as Each;

const lessons = {
  fractions: ['parts', 'names', 'sums', 'products', 'decimals', 'percent', 'change'],
} as const;
const words = [
  'fractions',
  'percent',
  'equation',
  'quadratic',
  'attention',
  'algebra tutor',
  'slope',
  'graph',
];
const share = { documents: 0.3, dashboard: 0.5, right: 0.75, streams: 0.5, cancelled: 0.3 };
const slugs = demoTutors.map(({ slug }) => slug);

/** Home, courses and lessons, search, tutors; half of them also open their dashboard. */
export async function* browse(person: LoadPerson, context: LoadContext): AsyncGenerator<void> {
  const { visitor, profileId } = person;
  const signedIn = visitor.token !== null;
  const progress = signedIn
    ? ([['courses/progress', `/courses/progress?profileId=${profileId}`]] as const)
    : [];
  const go = (name: string, path: string, calls: Parameters<typeof openPage>[3] = []) =>
    (chance(context, share.documents) ? openPage : goTo)(person, name, path, calls);
  await openPage(person, 'home', '/');
  yield;
  await go('courses', '/courses', [
    ...(signedIn ? [['learner-profiles', '/learner-profiles'] as const] : []),
    ...progress,
  ]);
  yield;
  await go('course', '/courses/fractions', progress);
  yield;
  for (let read = 0; read < 2; read += 1) {
    const lesson = oneOf(context, lessons.fractions);
    const work = [
      'lesson’s work',
      `/courses/fractions/lessons/${lesson}/work?profileId=${profileId}`,
    ] as const;
    await go('lesson', `/courses/fractions?lesson=${lesson}`, signedIn ? [...progress, work] : []);
    yield;
  }
  const query = oneOf(context, words);
  for (const typed of [query.slice(0, 4), query])
    await visitor.ask('search', `/functions/v1/search?q=${encodeURIComponent(typed)}`);
  yield;
  await go('tutors', '/tutor');
  yield;
  await go('tutor', `/tutors/${oneOf(context, slugs)}`);
  yield;
  if (!signedIn || !chance(context, share.dashboard)) return;
  await openPage(person, 'dashboard', '/dashboard', [
    ['dashboard', '/dashboard'],
    ['practice today', `/practice/profiles/${profileId}/today`],
    ['conversations', '/teaching/sessions'],
    ['bookings', '/bookings?as=learner'],
    ['reviews waiting', '/reviews/waiting'],
    ['practice map', `/practice/profiles/${profileId}/map`],
    ['practice week', `/practice/profiles/${profileId}/week?first=1`],
    ['goals', `/learner-profiles/${profileId}/goals`],
  ]);
  yield;
}

type Practice = { id: string; state: string; item: { id: string } | null };
type Attempt = { item: { state: string } };

/** Today's practice: right and wrong answers, hints, to the end of the session. */
export async function* practise(person: LoadPerson, context: LoadContext): AsyncGenerator<void> {
  const { visitor, profileId } = person;
  await openPage(person, 'practice', '/tutor/practice', [
    ['learner-profiles', '/learner-profiles'],
    ['practice today', `/practice/profiles/${profileId}/today`],
  ]);
  yield;
  const started = await visitor.ask<Practice>('practice begins', '/functions/v1/practice/sessions', {
    body: { profileId, mode: 'mix' },
    key: randomUUID(),
  });
  let session = started.body;
  while (started.ok && session.item) {
    yield;
    const itemId = session.item.id;
    for (let tried = 0; tried < 3; tried += 1) {
      const given = await answerTo(context, itemId, chance(context, share.right));
      const { ok, body } = await visitor.ask<Attempt>(
        'answer',
        `/functions/v1/practice/items/${itemId}/attempts`,
        {
          body: { id: randomUUID(), answer: given, tookMs: 9000 },
        },
      );
      if (!ok || body.item.state !== 'open') break;
      if (tried === 0)
        await visitor.ask('hint', `/functions/v1/practice/items/${itemId}/hints`, { body: { seen: -1 } });
      else await visitor.ask('give up', `/functions/v1/practice/items/${itemId}/give-up`, { method: 'POST' });
      yield;
    }
    const next = await visitor.ask<Practice>(
      'next question',
      `/functions/v1/practice/sessions/${session.id}/next`,
      { method: 'POST' },
    );
    // Refused because of overload: the same question is retried after a pause.
    if (next.ok) session = next.body;
  }
  if (started.ok)
    await visitor.ask('practice ends', `/functions/v1/practice/sessions/${session.id}/finish`, {
      method: 'POST',
    });
  yield;
}

async function answerTo({ database }: LoadContext, itemId: string, right: boolean) {
  const { rows } = await database.query<{ template: string; seed: number }>(
    'select template, seed from app.practice_items where id = $1',
    [itemId],
  );
  const [row] = rows;
  const item = row && findItem(row.template, row.seed);
  if (!item) throw new Error('no such question');
  return right ? createRightAnswer(item) : createWrongAnswer(item);
}

type Card = { id: string } | null;
type TurnResponse = { session?: { id: string; card: Card } };

/** A problem with the built-in tutor: wrong and right lines, text, a hint; half of the turns are read as streams. */
export async function* talk(person: LoadPerson, context: LoadContext): AsyncGenerator<void> {
  const { visitor, profileId } = person;
  await openPage(person, 'AI tutor', '/ai-tutor', [
    ['learner-profiles', '/learner-profiles'],
    ['conversations', '/teaching/sessions'],
  ]);
  const [a, b, root] = [2, 3, 4].map((least) => least + Math.floor(context.random.fraction() * 9)) as [
    number,
    number,
    number,
  ];
  const problem = `${a}(x - ${b}) = ${a * (root - b)}`;
  yield;
  for (const text of [problem.slice(0, -2), problem])
    await visitor.ask('problem is read', '/functions/v1/teaching/readings', { body: { text, locale: 'en' } });
  const started = await visitor.ask<TurnResponse>('conversation begins', '/functions/v1/teaching/sessions', {
    body: { model: 'socratic-guide', problem, locale: 'en', profileId },
    key: randomUUID(),
  });
  const { id, card } = started.body.session ?? {};
  let open: Card = card ?? null;
  const inputs = [
    () => ({ cardId: open?.id, answer: `${a}x - ${b} = ${a * (root - b)}` }),
    () => ({ text: 'I don’t get it' }),
    () => ({ action: 'hint', cardId: open?.id }),
    () => ({ cardId: open?.id, answer: `${a}x = ${a * root}` }),
    () => ({ cardId: open?.id, answer: `x = ${root}` }),
  ];
  for (const input of inputs) {
    yield;
    if (!id || !open) return;
    const streamed = chance(context, share.streams);
    const turn = await visitor.ask<TurnResponse>(
      streamed ? 'turn, first words' : 'turn',
      `/functions/v1/teaching/sessions/${id}/turns`,
      { body: input(), ...(streamed ? { accept: 'text/event-stream' } : {}) },
    );
    if (!turn.ok) continue;
    open = streamed ? cardIn(turn.text) : (turn.body.session?.card ?? null);
  }
  yield;
}

function cardIn(stream: string): Card {
  const data = /event: session\ndata: (.*)/.exec(stream)?.[1] ?? '{}';
  return (JSON.parse(data) as { card?: Card }).card ?? null;
}
