import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createRightAnswer } from '#app/practice/domain/items/sample-answers.ts';
import { openQuestion } from '#tests/support/practice-steps.ts';
import { insist, type BalancedLoad, type SignedInPerson } from './calls.ts';

type Session = { id: string; state: string; item: { id: string } | null };

/** Practises until the load ends. `answered` collects the ids of acknowledged answers. */
export async function keepPractising(
  load: BalancedLoad,
  person: SignedInPerson,
  { database, profileId, answered }: { database: pg.Client; profileId: string; answered: string[] },
): Promise<void> {
  const call = async <Body>(path: string, body: object): Promise<Body> => {
    const answer = await insist(load.url, person, { path: `/functions/v1/practice${path}`, body });
    if (!answer || answer.status >= 300)
      load.faults.push(`${path}: ${answer?.status} ${JSON.stringify(answer?.body)}`);
    return answer?.body as Body;
  };
  const wanted = { profileId, mode: 'skill', skills: ['linear_equations'] };
  while (!load.over()) {
    let session = await call<Session>('/sessions', wanted);
    while (session.item && !load.over()) {
      const question = await openQuestion(database, session.id);
      const attempt = { id: randomUUID(), answer: createRightAnswer(question), tookMs: 5000 };
      const { attempt: stored } = await call<{ attempt?: { id: string } }>(
        `/items/${question.id}/attempts`,
        attempt,
      );
      if (!stored) break;
      answered.push(stored.id);
      load.acknowledge();
      session = await call<Session>(`/sessions/${session.id}/next`, {});
    }
    if (!session.item) await call(`/sessions/${session.id}/finish`, {});
  }
}

/** Acknowledged answers that are not stored once, and questions that were counted twice. */
export async function practiceFaults(
  database: pg.Client,
  profileId: string,
  answered: readonly string[],
): Promise<string[]> {
  const { rows } = await database.query<{ id: string; item: string }>(
    `select attempt.id, attempt.item_id as item from app.practice_attempts as attempt
     join app.practice_items as item on item.id = attempt.item_id where item.profile_id = $1`,
    [profileId],
  );
  const { rows: shown } = await database.query<{ item: string }>(
    `select item_id as item from app.evidence where profile_id = $1 and item_id is not null group by item_id, skill having count(*) > 1`,
    [profileId],
  );
  const stored = rows.map(({ id }) => id);
  return [
    ...answered.filter((id) => !stored.includes(id)).map((id) => `answer ${id} was acknowledged and is lost`),
    ...stored
      .filter((id) => !answered.includes(id))
      .map((id) => `answer ${id} was kept and never acknowledged`),
    ...shown.map(({ item }) => `question ${item} counted twice`),
  ];
}
