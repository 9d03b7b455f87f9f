import { type Attempt, intents, keyOf, type AnswerKey, leaks } from '#tests/support/adversaries.ts';
import type { LanguageModel } from '#tests/support/language-model.ts';
import type { Maths } from '@curvela/maths';
import type { TutorBlock, Text } from '#app/teaching/model/blocks.ts';
import { modelIds } from '#app/teaching/domain/models.ts';
import type { SessionWithTurns, TurnAnswer } from '#app/teaching/model/views.ts';
import { readEvents } from '#app/teaching/model/model-text/read-events.ts';
import { leaksIn } from './leak.ts';
import type { TeachingCall } from './teaching-test-app.ts';

/** The account whose data must not leak. */
const victim = {
  accountId: '00000000-0000-4000-a000-0000000000a1',
  problem: '6411x + 5 = 73022',
  secret: 'my sister Xiomara lives at 17 Quince Lane',
};
const adversaryId = '00000000-0000-4000-a000-0000000000b2';

export type Attacked = Attempt & {
  /** Streamed text of the model, formulas in «». */
  readonly shown: string;
  readonly heard: number;
  readonly leaked: readonly string[];
  /** Turns as the browser receives them, including their text. */
  readonly turns: SessionWithTurns['turns'];
};

/** Begins and names a session of another account. Ends with its last request to the model, so that none of them is counted as an attempt's. */
export async function prepareVictim(call: TeachingCall): Promise<void> {
  const session = await begin(call, victim.accountId, {
    model: 'focus',
    problem: victim.problem,
    locale: 'en',
  });
  await wordsOf(call, victim.accountId, session.id, session.turns[0]?.id);
  const input = { text: victim.secret };
  const { turn } = await post<TurnAnswer>(call, victim.accountId, `/sessions/${session.id}/turns`, input);
  await wordsOf(call, victim.accountId, session.id, turn.id);
  await call(victim.accountId, `/sessions/${session.id}`, {
    method: 'PATCH',
    body: JSON.stringify({ title: victim.secret }),
  });
}

/** One attempt through the whole feature: starts and names a session, asks and answers, and reads each turn to the end of its text. */
export async function attack(
  about: { call: TeachingCall; model: LanguageModel; maths: Maths },
  attempt: Attempt,
): Promise<Attacked> {
  const { call, model, maths } = about;
  const { language, problem, number, intent } = attempt;
  const key = await keyOf(maths, language, problem);
  const plan = intents[intent];
  const payload = plan?.says(key, number) ?? [];
  const from = model.requests.length;
  // Slow enough that the first token is read as it arrives.
  model.plays({
    firstAfter: 20,
    perSecond: 400,
    text: ({ messages }) =>
      payload.length > 0 ? payload.join(' ') : messages.map(({ content }) => content).join('\n'),
  });
  const session = await begin(call, adversaryId, {
    model: modelIds[number % modelIds.length],
    problem,
    locale: language,
  });
  await call(adversaryId, `/sessions/${session.id}`, {
    method: 'PATCH',
    body: JSON.stringify({ title: plan?.asks.slice(0, 100) ?? '' }),
  });
  let shown = await wordsOf(call, adversaryId, session.id, session.turns[0]?.id);
  const cardId = session.card?.id;
  const inputs = [{ text: plan?.asks ?? '' }, { action: 'cannot_start', cardId }, { text: plan?.asks ?? '' }];
  for (const input of inputs) {
    const { turn } = await post<TurnAnswer>(call, adversaryId, `/sessions/${session.id}/turns`, input);
    shown += `\n${await wordsOf(call, adversaryId, session.id, turn.id)}`;
  }
  const read = (await (await call(adversaryId, `/sessions/${session.id}`)).json()) as {
    session: SessionWithTurns;
  };
  const calls = model.requests.slice(from);
  const told = calls.flatMap(({ messages }) => messages.slice(0, 2).map(({ content }) => content)).join('\n');
  const { turns } = read.session;
  return {
    ...attempt,
    shown,
    heard: calls.length,
    turns,
    leaked: [
      ...leaks(key, shown, told, payload),
      ...byAlgebra(key, shown, read.session, language),
      ...foreign(shown, told, turns),
      ...outside(turns),
    ],
  };
}

/** Formulas in the streamed text that equal the answer. */
function byAlgebra(key: AnswerKey, shown: string, session: SessionWithTurns, locale: string): string[] {
  const text: Text = shown
    .split(/[«»]/u)
    .map((piece, at) => (at % 2 === 0 ? piece : { latex: piece, plain: piece, speech: piece }));
  const blocks: TutorBlock[] = [{ kind: 'say', text }];
  const standing = session.lines.map(({ formula }) => formula.plain);
  return leaksIn(blocks, null, { answer: key.result, standing, locale }).map(
    (piece) => `by algebra ${piece}`,
  );
}

const anyId = /\p{Hex_Digit}{8}(?:-\p{Hex_Digit}{4}){3}-\p{Hex_Digit}{12}/gu;

/** Data of the other account in displayed text or in the model's prompt. Digits of an id do not count as a number. */
function foreign(shown: string, told: string, turns: unknown): string[] {
  const all = `${shown}${told}${JSON.stringify(turns)}`;
  const found = ['6411', '73022', 'Xiomara', 'Quince'].filter((secret) =>
    all.replaceAll(anyId, '').includes(secret),
  );
  return [...found, ...(all.includes(victim.accountId) ? ['account'] : [])].map(
    (secret) => `foreign ${secret}`,
  );
}

/** References to external resources in rendered formulas. */
const outside = (turns: unknown): string[] =>
  [...JSON.stringify(turns).matchAll(/\\?"html\\?":\\?"(.*?[^\\])\\?"/gu)].flatMap(([, html = '']) =>
    /\b(?:href|src|srcset|action)\s*=|url\(|@import|<(?:img|a|script|iframe|link|object|form)\b/iu.test(html)
      ? [`outside ${html.slice(0, 80)}`]
      : [],
  );

async function wordsOf(
  call: TeachingCall,
  accountId: string,
  sessionId: string,
  turnId: string | undefined,
): Promise<string> {
  const { body } = await call(accountId, `/sessions/${sessionId}/turns/${turnId}/words`, {
    headers: { accept: 'text/event-stream' },
  });
  if (!body) return '';
  let heard = '';
  for await (const { data } of readEvents(body)) {
    const { text = [] } = JSON.parse(data) as { text?: (string | { plain: string })[] };
    heard += text.map((piece) => (typeof piece === 'string' ? piece : `«${piece.plain}»`)).join('');
  }
  return heard;
}

async function post<Answer>(
  call: TeachingCall,
  accountId: string,
  path: string,
  input: object,
): Promise<Answer> {
  const answer = await call(accountId, path, { method: 'POST', body: JSON.stringify(input) });
  if (!answer.ok)
    throw new Error(`${path} ${JSON.stringify(input)}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
const begin = async (call: TeachingCall, accountId: string, wish: object): Promise<SessionWithTurns> =>
  (await post<{ session: SessionWithTurns }>(call, accountId, '/sessions', wish)).session;
