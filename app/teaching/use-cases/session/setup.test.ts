import { afterAll, beforeAll, expect, test } from 'vitest';
import { choicesOf, needsModel } from '../../domain/pedagogy/setup.ts';
import { closeMaths, conversationFrom, momentIds, openMaths } from './fixture.ts';

beforeAll(openMaths);
afterAll(closeMaths);

const marbles =
  'Sam has 3 bags with 12 marbles each. He gives 7 marbles to Ana. How many marbles does he have left?';

test('a word problem begins with its numbers in their words, and asks for the calculation without showing it', async () => {
  const { begun } = await conversationFrom(marbles);
  expect(momentIds(begun.moments)).toEqual(['story']);
  expect(begun.state.card).toMatchObject({ purpose: 'line', ask: 'model' });
  const [story] = begun.moments;
  expect(story?.say === 'story' && story.pieces.map(({ number }) => number)).toEqual(['3', '12', '7', null]);
});

test('the calculation of the text is right, and the work goes on from it', async () => {
  const { writes } = await conversationFrom(marbles);
  const found = await writes('3*12 - 7');
  expect(found.ids).toEqual(['model_right']);
  expect(found.learner).toMatchObject({ judgement: 'right' });
  expect(needsModel(found.state)).toBe(false);
  expect(found.state.item.failed).toBe(0);
  expect((await writes('36 - 7')).ids).toEqual(['lines', 'right']);
});

test('another calculation with the numbers of the text does not fit, and the right one is not shown', async () => {
  const { writes } = await conversationFrom(marbles);
  const wrong = await writes('3*12 + 7');
  expect(wrong.ids).toEqual(['model_wrong']);
  expect(wrong.learner).toMatchObject({ judgement: 'different' });
  expect(wrong.text).not.toContain('3 · 12 - 7');
  expect(wrong.state.item.failed).toBe(1);
});

test('the result at once is accepted', async () => {
  const { writes } = await conversationFrom(marbles);
  expect((await writes('29')).ids).toContain('finished');
});

test('a true calculation of a part does not show the rest', async () => {
  const { writes } = await conversationFrom(marbles);
  const part = await writes('3*12 = 36');
  expect(part.ids).toEqual(['aside']);
  expect(needsModel(part.state)).toBe(true);
});

test('help offers three calculations, the next one shows which fits', async () => {
  const { presses } = await conversationFrom(marbles);
  const offered = await presses('cannot_start');
  expect(offered.ids).toEqual(['model_choose']);
  expect(offered.state.card?.ask).toBe('choose_model');
  const choices = choicesOf(offered.state.item).map(({ plain }) => plain);
  expect(choices).toHaveLength(3);
  expect(choices).toContain('3 · 12 - 7');
  const shown = await presses('hint');
  expect(shown.ids).toEqual(['model_shown']);
  expect(needsModel(shown.state)).toBe(false);
  expect(shown.state.item.help).toBe(2);
});

test('"I am stuck" offers the choice as well; each choice is judged by what it says', async () => {
  const { says, writes } = await conversationFrom(marbles);
  const stuck = await says('I am stuck');
  expect(stuck.ids).toContain('model_choose');
  const { given, setup } = stuck.state.item;
  expect((await writes(setup?.others[0]?.plain ?? '')).ids).toEqual(['model_wrong']);
  expect((await writes(given.plain)).ids).toEqual(['model_right']);
});

test('an equation is asked for in the same way, in French', async () => {
  const { begun, writes } = await conversationFrom(
    'Un robinet remplit une cuve en 4 heures, un autre en 6 heures. En combien de temps la remplissent-ils ensemble ?',
    'fr',
  );
  expect(begun.state.card?.ask).toBe('model');
  expect((await writes('x/4 + x/6 = 1')).ids).toEqual(['model_right']);
});
