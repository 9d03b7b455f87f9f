import type { Browser, TestApp } from './test-app.ts';

/** Tables of a learner's activity and goals; each gets a row. */
export const learningTables = [
  'app.learner_goals',
  'app.learner_shares',
  'app.practice_sessions',
  'app.practice_items',
  'app.practice_attempts',
  'app.evidence',
  'app.skill_states',
  'app.question_reports',
  'app.claim_disputes',
] as const;

/** A learner who practises, reports a question, disputes a claim, and has a goal that the tutor may read. */
export async function practise(
  { pool, clock, services }: TestApp,
  { id: account }: Browser,
  { profileId, marks }: { profileId: string; marks: Readonly<Record<'note' | 'number' | 'thought', string>> },
): Promise<void> {
  const now = clock.now();
  const [session, item] = [services.random.uuid(), services.random.uuid()];
  const insert = (table: string, row: Record<string, unknown>) => {
    const columns = Object.entries({ account_id: account, ...row });
    const names = columns.map(([name]) => `"${name}"`).join(', ');
    const places = columns.map((_, index) => `$${index + 1}`).join(', ');
    return pool.query(
      `insert into ${table} (${names}) values (${places})`,
      columns.map(([, value]) => value),
    );
  };
  const id = () => services.random.uuid();
  const own = { profile_id: profileId };
  const question = { template: 'linear_equations.two_steps', seed: 1 };
  const { rows } = await pool.query<{ id: string }>(
    `select id from app.tutors where slug = 'lucia-restrepo'`,
  );
  const goal = { title: marks.note, skills: ['slope'], due_on: '2027-01-01', created_at: now };
  await insert('app.learner_goals', { id: id(), ...own, ...goal });
  await insert('app.learner_shares', { id: id(), ...own, tutor_id: rows[0]?.id, granted_at: now });
  const plan = JSON.stringify({ note: marks.note });
  await insert('app.practice_sessions', { id: session, ...own, mode: 'mix', plan, seed: 1, started_at: now });
  const servedItem = { role: 'current', skill: 'linear_equations', position: 1, served_at: now };
  await insert('app.practice_items', { id: item, session_id: session, ...own, ...question, ...servedItem });
  const answer = JSON.stringify({ kind: 'formula', text: `x=${marks.number}` });
  const verdict = { verdict: 'different', rung: -1, took_ms: 4000, created_at: now };
  await insert('app.practice_attempts', { id: id(), item_id: item, number: 1, answer, ...verdict });
  const shown = { skill: 'linear_equations', source: 'practice', right: false, aid: 'none', at: now };
  await insert('app.evidence', { id: id(), ...own, item_id: item, template: question.template, ...shown });
  const state = { skill: 'linear_equations', state: '{}', updated_at: now };
  await insert('app.skill_states', { ...own, ...state });
  const report = { item_id: item, language: 'en', text: marks.thought, created_at: now };
  await insert('app.question_reports', { id: id(), ...own, ...question, ...report });
  const dispute = { claim: 'mastered:linear_equations', text: marks.thought, created_at: now };
  await insert('app.claim_disputes', { id: id(), ...own, ...dispute });
}
