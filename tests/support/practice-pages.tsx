import { mathsUiTexts } from '@curvela/maths-react/messages';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { accountsTexts, type useAuth } from '#app/accounts/index.ts';
import { defaultNeeds, learnerNeedsTexts, type LearnerProfile } from '#app/learners/index.ts';
import { mounted, type Mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { partOf } from '#tests/support/part-of.ts';
import { type StubbedAnswers, stubCalls } from '#tests/support/stubbed-calls.ts';
import { practiceTexts } from '#app/practice/messages/index.ts';
import type { FormulaView, PracticeSessionView, SentenceParts } from '#app/practice/model/views.ts';

export const messages = {
  ...practiceTexts.en,
  ...mathsUiTexts.en,
  ...learnerNeedsTexts.en,
  ...accountsTexts.en,
};
export const words = (text: string): SentenceParts => [{ kind: 'text', text }];
export const formula = (speech: string): FormulaView => ({
  latex: speech,
  plain: speech,
  speech,
  html: null,
});
export const learner = (id: string, name: string, needs: Partial<LearnerProfile['needs']> = {}) =>
  partOf<LearnerProfile>({ id, name, needs: { ...defaultNeeds, ...needs } });
export const maya = learner('maya', 'Maya');
export const leo = learner('leo', 'Leo');

export const practicePath = '/functions/v1/practice';
export const profilesPath = '/functions/v1/learner-profiles';
export const profilesAnswer = (...profiles: LearnerProfile[]) => ({
  [`GET ${profilesPath}`]: { body: { profiles } },
});
export const failed = (status: number, message: string) => ({
  status,
  body: { error: { code: 'x', message } },
});

export async function open(
  part: ReactNode,
  answers: StubbedAnswers = {},
  path = '/',
  auth?: ReturnType<typeof useAuth>,
) {
  const page = openPage(`http://localhost:5173${path}`);
  const requests = stubCalls(answers);
  const screen = await mounted(part, { messages, page, ...(auth ? { auth } : {}) });
  return {
    screen,
    /** The calls of the page so far, without those by which it looks for a connection. */
    calls: () => requests.filter(({ path }) => path !== '/healthz'),
  };
}
export const contains = (screen: Mounted, text: string) => until(() => expect(screen.text()).toContain(text));
export const hrefOf = (screen: Mounted, label: string) => screen.find(label)?.getAttribute('href') ?? null;
export const session = partOf<PracticeSessionView>({ id: 's1', mode: 'skill' });
