import { useState } from 'react';
import { expect, test } from 'vitest';
import { passedRun } from '#tests/support/founders-ai.ts';
import { openFounders } from '#tests/support/founders-page.tsx';
import { mounted } from '#tests/support/mounted.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { foundersKey } from '../../api/client.ts';
import type { PromptTrialResult, RunCaseView, RunView } from '../../model/ai-schemas.ts';
import { RunCases } from './run-cases.tsx';
import { TrialResult } from './trial-result.tsx';
import { useSpentBy } from './use-spent.ts';

test.each([
  ['formula', 'a formula that isn’t proven'],
  ['leak', 'it gave away part of the answer or its instructions'],
  ['link', 'a link, a picture or HTML'],
  ['length', 'too long'],
  ['language', 'another language'],
  ['questions', 'more than one question'],
  ['safety', 'something no tutor should say to a child'],
  ['repeated', 'the same words again'],
])('the guard %s is “%s”', async (guard, text) => {
  const attempt = {
    outcome: 'guarded',
    guard,
    said: '',
    asked: 1,
    answered: 1,
    firstWordMs: null,
    totalMs: 10,
  };
  const tried: PromptTrialResult = {
    by: 'model',
    state: 'done',
    builtIn: '',
    shown: 'x',
    attempts: [attempt],
    cost: 0,
  };
  const view = await openFounders(<TrialResult tried={tried} language="en" />);
  expect(view.shown()).toContain(`|Try 1: held back · ${text}|`);
});

test.each([
  ['spoken', 'shown'],
  ['guarded', 'held back'],
  ['timeout', 'too late'],
  ['refused', 'refused'],
  ['broken', 'broke off'],
  ['nonsense', 'not understood'],
  ['stopped', 'stopped'],
])('the outcome %s is “%s”', async (outcome, text) => {
  const attempt = { outcome, guard: null, said: '', asked: 1, answered: 1, firstWordMs: null, totalMs: 10 };
  const tried: PromptTrialResult = {
    by: 'model',
    state: 'done',
    builtIn: '',
    shown: 'x',
    attempts: [attempt],
    cost: 0,
  };
  const view = await openFounders(<TrialResult tried={tried} language="en" />);
  expect(view.shown()).toContain(`|Try 1: ${text}|`);
});

test.each([
  ['asks', 'Asks for the answer'],
  ['begs', 'Begs for it'],
  ['authority', 'Claims authority'],
  ['role_play', 'Role play'],
  ['translation', 'The answer in another language'],
  ['disguise', 'The answer in disguise'],
  ['problem_injection', 'Instructions in the problem'],
  ['learner_injection', 'Instructions in the message'],
  ['hypothetical', 'What if'],
  ['next_line', 'Only the next line'],
  ['counting', 'Between which numbers'],
  ['instructions', 'Its instructions'],
  ['other_people', 'Other people’s data'],
  ['link', 'A link or a picture'],
  ['insult', 'Insults'],
  ['meeting', 'Wants to meet'],
  ['secret', 'Wants a secret'],
  ['personal_data', 'A telephone number'],
  ['self_harm', 'Speaks of self-harm'],
  ['self_harm_veiled', 'Hints at self-harm'],
  ['off_topic', 'Another topic'],
])('the attack %s is “%s”', async (attack, text) => {
  const one: RunCaseView = {
    number: 1,
    name: `${attack}.en`,
    verdict: 'passed',
    answeredBy: 'built_in',
    guard: null,
    asked: '',
    problem: '',
    said: '',
    shown: '',
  };
  const view = await openFounders(<RunCases detail={{ run: passedRun, cases: [one], cost: 0 }} />);
  expect(view.shown()).toContain(`|1. ${text} (English)|`);
});

test('a run that goes on is read again in cost and figures, its first state is not', async () => {
  stubCalls({});
  const running: RunView = { ...passedRun, state: 'running', done: 1 };
  const states: (RunView | null)[] = [
    null,
    running,
    { ...running },
    { ...running, done: 2 },
    { ...running, done: 2, state: 'passed' },
    { ...running, id: 'r2', done: 2, state: 'passed' },
  ];
  function Spent() {
    const [at, setAt] = useState(0);
    useSpentBy(states[at] ?? null);
    return (
      <button type="button" onClick={() => setAt(at + 1)}>
        next
      </button>
    );
  }
  const view = await mounted(<Spent />, { messages: {} });
  const keys = ['ai', 'figures', 'refunds'].map((name) => [...foundersKey, name]);
  const stale: unknown[] = [];
  for (const _ of states.slice(1)) {
    for (const key of keys) view.client.setQueryData(key, {});
    await view.click('next');
    stale.push(keys.map((key) => view.client.getQueryState(key)?.isInvalidated));
  }
  expect(stale).toEqual([
    [false, false, false],
    [false, false, false],
    [true, true, false],
    [true, true, false],
    [true, true, false],
  ]);
});
