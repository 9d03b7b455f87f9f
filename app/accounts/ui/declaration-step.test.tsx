import { expect, test, vi } from 'vitest';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { type StubbedAnswers, stubCalls } from '#tests/support/stubbed-calls.ts';
import { accountsTexts } from '../messages/index.ts';
import DeclarationStep from './declaration-step.tsx';

const path = '/functions/v1/account/declaration';

async function openStep(answers: StubbedAnswers = {}) {
  const page = openPage('http://localhost:5173/auth?mode=declare');
  const calls = stubCalls({ [`PUT ${path}`]: { body: { declaration: null } }, ...answers });
  const onDone = vi.fn();
  const part = await mounted(<DeclarationStep onDone={onDone} />, { messages: accountsTexts.en, page });
  const sent = () => calls.filter((call) => call.path === path).map(({ body }) => body);
  return { ...part, onDone, sent };
}

test('an adult accepts the terms and says that they may act for the children', async () => {
  const part = await openStep();
  await part.fill('Where you live', 'ES');
  await part.fill(/I accept the/, true);
  await part.submit();
  expect(part.sent()).toEqual([]);
  expect(part.text()).toContain('Please tick what applies.');
  await part.fill(/For each child/, true);
  await part.submit();
  await until(() => expect(part.onDone).toHaveBeenCalledTimes(1));
  expect(part.sent()).toEqual([{ terms: true, ageBand: 'adult', country: 'ES', guardian: true }]);
});

test('somebody too young for the country is told to ask an adult, and can send nothing', async () => {
  const part = await openStep();
  await part.fill('Where you live', 'FR');
  await part.fill('Your age', '13_15');
  expect(part.text()).toContain('Ask a parent or guardian to create one');
  expect(part.text()).not.toContain('Continue');
  await part.fill('Where you live', 'GB');
  expect(part.text()).toContain('Continue');
});
