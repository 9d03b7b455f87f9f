import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportQuestion } from '#app/practice/use-cases/items/report-question.server.ts';
import { skillName } from '#app/practice/use-cases/items/view.server.ts';
import { disputeClaim } from '#app/practice/use-cases/mastery/dispute-claim.server.ts';
import { practise, siblingOf } from '#tests/support/learner-sessions.ts';
import { answer, day, openItem, practiceTest, type PracticeTest, start } from '#tests/support/practice.ts';
import { readReport } from './read-report.server.ts';

let app: PracticeTest;
beforeAll(async () => {
  app = await practiceTest();
});
afterAll(() => app.close());

type Learner = Awaited<ReturnType<PracticeTest['learner']>>;
const report = ({ accountId, profileId }: Learner, language: 'en' | 'es' | 'fr' = 'en') =>
  readReport(app.services, { accountId, language }, profileId);

describe('the report', () => {
  test('is about one child: it contains nothing of a sibling', { timeout: 60_000 }, async () => {
    const maya = await app.learner();
    const leo = { ...maya, ...(await siblingOf(app, maya, 'Leo')) };
    await practise(app, maya, 'linear_equations', 3);
    await practise(app, leo, 'fractions', 2);
    expect(await report(maya)).toMatchObject({ learner: { name: 'Maya' }, period: { questions: 3 } });
    expect(await report(leo)).toMatchObject({
      learner: { name: 'Leo' },
      period: { questions: 2 },
      strands: [{ id: 'numbers' }],
    });
  });

  test('does not count a question that was reported as wrong', { timeout: 60_000 }, async () => {
    const maya = await app.learner();
    await practise(app, maya, 'linear_equations', 2);
    const item = openItem(await start(app, maya, { mode: 'skill', skills: ['slope'] }));
    await answer(app, maya, item);
    expect((await report(maya)).period).toMatchObject({ questions: 3 });
    await reportQuestion(app.practiceServices, maya, { itemId: item.id, text: 'Two answers fit' });
    expect((await report(maya)).period).toMatchObject({ questions: 2 });
  });

  test('marks a disputed claim', { timeout: 60_000 }, async () => {
    const maya = await app.learner();
    await practise(app, maya, 'linear_equations', 2);
    const [claim] = (await report(maya)).claims;
    expect(claim).toMatchObject({ disputed: false });
    await disputeClaim(app.practiceServices, maya, {
      profileId: maya.profileId,
      claim: claim?.key ?? '',
      text: 'I was helped',
    });
    expect((await report(maya)).claims).toMatchObject([{ key: claim?.key, disputed: true }]);
  });

  test('lists due skills separately, in the language of the reader', { timeout: 60_000 }, async () => {
    const maya = await app.learner();
    await practise(app, maya, 'linear_equations', 6);
    app.clock.advance(day);
    await practise(app, maya, 'linear_equations', 1);
    const of = async (language: 'en' | 'es' | 'fr') =>
      (await report(maya, language)).strands.find(({ id }) => id === 'equations');
    expect(await of('fr')).toMatchObject({ mastered: [skillName('linear_equations', 'fr')], due: [] });
    app.clock.advance(60 * day);
    expect(await of('es')).toMatchObject({ mastered: [], due: [skillName('linear_equations', 'es')] });
  });
});
