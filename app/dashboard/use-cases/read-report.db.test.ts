import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportQuestion } from '#app/practice/use-cases/items/report-question.server.ts';
import { skillName } from '#app/practice/use-cases/items/view.server.ts';
import { disputeClaim } from '#app/practice/use-cases/mastery/dispute-claim.server.ts';
import { practise, siblingOf } from '#tests/learner-house.ts';
import { answer, day, openItem, practiceTest, type PracticeTest, start } from '#tests/practice.ts';
import { readReport } from './read-report.server.ts';

let house: PracticeTest;
beforeAll(async () => {
  house = await practiceTest();
});
afterAll(() => house.close());

type Learner = Awaited<ReturnType<PracticeTest['learner']>>;
const report = ({ accountId, profileId }: Learner, language: 'en' | 'es' | 'fr' = 'en') =>
  readReport(house.services, { accountId, language }, profileId);

describe('a report', () => {
  test('is of one child: what a sibling did stands in none of it', { timeout: 60_000 }, async () => {
    const maya = await house.learner();
    const leo = { ...maya, ...(await siblingOf(house, maya, 'Leo')) };
    await practise(house, maya, 'linear_equations', 3);
    await practise(house, leo, 'fractions', 2);
    expect(await report(maya)).toMatchObject({ learner: { name: 'Maya' }, period: { questions: 3 } });
    expect(await report(leo)).toMatchObject({
      learner: { name: 'Leo' },
      period: { questions: 2 },
      strands: [{ id: 'numbers' }],
    });
  });

  test('leaves out of its count a question that was said to be wrong', { timeout: 60_000 }, async () => {
    const maya = await house.learner();
    await practise(house, maya, 'linear_equations', 2);
    const item = openItem(await start(house, maya, { mode: 'skill', skills: ['slope'] }));
    await answer(house, maya, item);
    expect((await report(maya)).period).toMatchObject({ questions: 3 });
    await reportQuestion(house.room, maya, { itemId: item.id, text: 'Two answers fit' });
    expect((await report(maya)).period).toMatchObject({ questions: 2 });
  });

  test('says of a claim that it is disputed', { timeout: 60_000 }, async () => {
    const maya = await house.learner();
    await practise(house, maya, 'linear_equations', 2);
    const [claim] = (await report(maya)).claims;
    expect(claim).toMatchObject({ disputed: false });
    await disputeClaim(house.room, maya, {
      profileId: maya.profileId,
      claim: claim?.key ?? '',
      text: 'I was helped',
    });
    expect((await report(maya)).claims).toMatchObject([{ key: claim?.key, disputed: true }]);
  });

  test(
    'keeps apart what is to be repeated, and speaks the language of whoever reads',
    { timeout: 60_000 },
    async () => {
      const maya = await house.learner();
      await practise(house, maya, 'linear_equations', 6);
      house.clock.advance(day);
      await practise(house, maya, 'linear_equations', 1);
      const of = async (language: 'en' | 'es' | 'fr') =>
        (await report(maya, language)).strands.find(({ id }) => id === 'equations');
      expect(await of('fr')).toMatchObject({ mastered: [skillName('linear_equations', 'fr')], due: [] });
      house.clock.advance(60 * day);
      expect(await of('es')).toMatchObject({ mastered: [], due: [skillName('linear_equations', 'es')] });
    },
  );
});
