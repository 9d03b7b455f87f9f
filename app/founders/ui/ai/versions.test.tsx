import { describe, expect, test } from 'vitest';
import { at, builtIn, draft, live, passedRun } from '#tests/support/founders-ai.ts';
import {
  type FoundersAnswers,
  noAnswer,
  openFounders,
  refusalOf,
  unreachable,
} from '#tests/support/founders-page.tsx';
import { until } from '#tests/support/mounted.tsx';
import type { ModelVersions, PromptTrialResult, VersionView } from '../../model/ai-schemas.ts';
import { TextDiff } from './text-diff.tsx';
import { Trial } from './trial.tsx';
import { Versions } from './versions.tsx';

const all = (versions: VersionView[]): ModelVersions => ({
  model: 'focus',
  versions,
  rules: 'Never give the answer.',
  conversations: 96,
  days: 28,
});
const three = [{ ...draft, run: { ...passedRun, failed: 1 } }, live, builtIn];
const open = (
  versions = three,
  answers: FoundersAnswers = {},
  path = '/founder/ai',
  languageModel: string | null = null,
) => openFounders(<Versions all={all(versions)} languageModel={languageModel} />, answers, path);

describe('the versions of a model', () => {
  test('are listed with their author, their test and their state; the newest is shown', async () => {
    const view = await open();
    expect(view.shown().split('|The test before going live|')[0]).toBe(
      '|Focus, version 3|v3|Shorter questions|ana@example.org, Fri 20 Nov, 09:00 · 3 of 4|draft|v2' +
        '|Kinder words|live since Tue 10 Nov, 09:00|live|v1|built-in|comes with the product|retired' +
        '|Write a new version|English|español|français|Changes from version 2, which is live: 1 line in, 1 ' +
        'line out.|−|removed: |Ask one question.|+|added: |Ask one |short| question.' +
        '|Instructions shared by all versions|Never give the answer.',
    );
    expect(
      view.all('a').map((each) => [each.getAttribute('href'), each.getAttribute('aria-current')]),
    ).toEqual([
      ['/founder/ai?model=focus&version=3', 'true'],
      ['/founder/ai?model=focus&version=2', null],
      ['/founder/ai?model=focus&version=1', null],
    ]);
    expect(view.classesOf('draft')).toEqual(['tag ']);
    expect(view.classesOf('live')).toEqual(['tag tag-success']);
    expect(view.classesOf('retired')).toEqual(['tag ']);
    expect(view.all('pre').map((each) => each.getAttribute('lang'))).toEqual(['en']);
  });

  test.each([
    ['/founder/ai?version=2', 'Focus, version 2'],
    ['/founder/ai?version=1', 'Focus, version 1'],
    ['/founder/ai?version=9', 'Focus, version 3'],
  ])('%s shows one of them', async (path, text) => {
    const view = await open([{ ...draft, state: 'tested' }, live, { ...builtIn, liveSince: at }], {}, path);
    expect(view.all('h2')[0]!.textContent).toBe(text);
    expect(view.classesOf('tested')).toEqual(['tag tag-primary']);
  });

  test('can be tried only with a language model', async () => {
    expect((await open()).shown()).not.toContain('|Try version 3|');
  });

  test('can be tried with a language model', async () => {
    expect((await open(three, {}, '/founder/ai', 'ada-2')).shown()).toContain('|Try version 3|');
  });

  test('that never went live are shown whole', async () => {
    const view = await open([{ ...builtIn, state: 'live', liveSince: at }]);
    expect(view.shown()).toContain('|Text of version 1|Ask one short question.|');
    expect(view.shown()).toContain('|v1|built-in|comes with the product|live|');
  });

  test('are read in each language', async () => {
    const view = await open();
    await view.click('español');
    expect(view.shown()).toContain('|The same as version 2, which is live.|Haz una pregunta corta.|');
    expect(view.find('español')?.getAttribute('aria-pressed')).toBe('true');
    expect(view.find('English')?.getAttribute('aria-pressed')).toBe('false');
  });
});

test('a text is compared line by line', async () => {
  const view = await openFounders(
    <TextDiff
      before={{ version: 2, text: 'Ask one question.\nBe kind.\nStop.' }}
      after={{ version: 3, text: 'Ask one short question.\nBe kind.' }}
    />,
  );
  expect(view.shown()).toBe(
    '|Changes from version 2, which is live: 1 line in, 2 lines out.|−|removed: |Ask one question.|+' +
      '|added: |Ask one |short| question.|Be kind.|−|removed: |Stop.|',
  );
  expect(view.all('li').map((each) => each.getAttribute('class'))).toEqual(['out', 'in', 'same', 'out']);
});

describe('a new version', () => {
  const route = 'POST /ai/models/focus/versions';
  const openForm = async (answers: FoundersAnswers = {}) => {
    const view = await open(three, { [route]: { body: { id: 'v4', version: 4 } }, ...answers });
    await view.click('Write a new version');
    const save = () => view.fire(view.all('form').at(-1)!, 'onSubmit');
    const text = (language: string) => `How it talks, ${language}`;
    const choose = (language: string) =>
      view.fire(
        view
          .dialog()!
          .elements()
          .find((each) => each.getAttribute('lang') === language && each.localName === 'button')!,
        'onClick',
      );
    return { ...view, save, text, choose };
  };

  test('begins with the text of the one that is shown', async () => {
    const view = await openForm();
    expect(view.window()).toBe(
      '|New version of Focus|It starts from the text of version 3, which stays as it is.' +
        '|What is new|English|español|français|How it talks, English' +
        '|23 of 2000 characters. {{language}}, {{tutor}} are filled in when it’s used; nothing else can be in double braces.|Discard|Save as a draft|',
    );
    await view.confirm('Discard');
    expect(view.dialog()).toBeNull();
    expect(view.acts()).toEqual([]);
  });

  test('is saved with all three languages and shown', async () => {
    const view = await openForm();
    await view.fill('What is new', ' Calmer ');
    await view.fill(view.text('English'), 'Ask calmly.');
    await view.choose('fr');
    await view.fill(view.text('français'), 'Pose calmement une question.');
    await view.save();
    await until(() => expect(view.toasts()).toEqual([['Version 4 is saved as a draft.', 'done']]));
    expect(view.sent(route)).toEqual([
      {
        note: 'Calmer',
        prompt: { en: 'Ask calmly.', es: 'Haz una pregunta corta.', fr: 'Pose calmement une question.' },
      },
    ]);
    expect(view.address()).toBe('/founder/ai?model=focus&version=4');
    expect(view.keepsScroll()).toBe(true);
    expect(view.dialog()).toBeNull();
  });

  test.each([
    ['', 'Please write at least 10 characters in each language.'],
    ['123456789 ', 'Please write at least 10 characters in each language.'],
    ['x'.repeat(2001), 'Please write at most 2000 characters.'],
    ['Look at {{secret}} now', 'The model would get this as it is: {{secret}}'],
  ])('with the text “%.20s” is not saved', async (typed, trouble) => {
    const view = await openForm();
    await view.fill('What is new', 'Calmer');
    await view.fill(view.text('English'), typed);
    expect(view.window()).not.toContain(trouble);
    await view.save();
    expect(view.window()).toContain(`|${trouble}|`);
    expect(view.find(view.text('English'))?.getAttribute('aria-invalid')).toBe('true');
    expect(view.acts()).toEqual([]);
  });

  test.each(['1234567890', 'x'.repeat(2000)])('with the text “%.20s” is saved', async (typed) => {
    const view = await openForm();
    await view.fill('What is new', 'Calmer');
    await view.fill(view.text('English'), typed);
    expect(view.window()).toContain(`|${typed.length} of 2000 characters.`);
    await view.save();
    await until(() => expect(view.acts()).toHaveLength(1));
  });

  test('opens the language whose text is wrong', async () => {
    const view = await openForm();
    await view.fill('What is new', 'Calmer');
    await view.choose('fr');
    await view.fill(view.text('français'), 'Non');
    await view.choose('en');
    await view.save();
    expect(view.window()).toContain('|How it talks, français|3 of 2000 characters.');
    expect(view.window()).toContain('|Please write at least 10 characters in each language.|');
  });

  test('says what is new in it', async () => {
    const view = await openForm();
    await view.fill('What is new', '  ');
    expect(view.find('What is new')?.getAttribute('aria-invalid')).toBe('false');
    await view.save();
    expect(view.window()).toContain('|Please say in a few words what is new.|');
    expect(view.find('What is new')?.getAttribute('aria-invalid')).toBe('true');
    expect(view.acts()).toEqual([]);
  });

  test.each([
    [refusalOf('There’s no such version.'), 'There’s no such version.'],
    [new Error('offline'), unreachable],
  ])('that is refused keeps its text: %o', async (answer, text) => {
    const view = await openForm({ [route]: answer });
    await view.fill('What is new', 'Calmer');
    await view.save();
    await until(() => expect(view.window()).toContain(`|${text}|Discard|Save as a draft|`));
    expect(view.find('What is new')?.value).toBe('Calmer');
  });

  test('is saved once', async () => {
    const view = await openForm({ [route]: noAnswer });
    await view.fill('What is new', 'Calmer');
    await view.save();
    await until(() => expect(view.isDisabled('Saving')).toBe(true));
  });
});

describe('a trial', () => {
  const route = 'POST /ai/versions/v3/trials';
  const attempt: PromptTrialResult['attempts'][number] = {
    outcome: 'spoken',
    guard: null,
    said: 'What do you subtract?',
    asked: 1200,
    answered: 12,
    firstWordMs: 640,
    totalMs: 1280,
  };
  const result: PromptTrialResult = {
    by: 'model',
    state: 'done',
    builtIn: 'Look at the 7.',
    shown: 'What do you subtract?',
    attempts: [attempt],
    cost: 0.0021,
  };
  const openTrial = async (answer: FoundersAnswers[string]) =>
    openFounders(<Trial version={draft} />, { [route]: answer });

  test('begins with a message about a first problem', async () => {
    const view = await openTrial(noAnswer);
    expect(view.shown()).toBe(
      '|Try version 3|One turn, with the same guards as a session. We keep only its cost.|Language' +
        '|English|español|français|Problem|3(x-2)=45|4x+7=75|x^2-20x+91=0|7/12+3/8|What the learner does' +
        '|begins|writes a message|writes a line|presses “I can’t start”|What they write|Try it|',
    );
    await view.fill('What they write', 'I do not know');
    await view.fill(/^Language/, 'fr');
    expect(view.find('What they write')?.getAttribute('lang')).toBe('fr');
    await view.fill(/^Problem/, '4x+7=75');
    await view.submit();
    await until(() => expect(view.isDisabled('Waiting for its answer')).toBe(true));
    await view.submit();
    expect(view.sent(route)).toEqual([
      { language: 'fr', problem: '4x+7=75', move: 'says', text: 'I do not know' },
    ]);
  });

  test.each([
    ['begin', false],
    ['says', true],
    ['line', true],
    ['cannot_start', false],
  ])('of “%s” has a text: %s', async (move, hasText) => {
    const view = await openTrial(noAnswer);
    await view.fill(/^What the learner does/, move);
    expect(view.find('What they write') !== null).toBe(hasText);
  });

  test.each<[Partial<PromptTrialResult>, string]>([
    [
      {},
      'Shown to the learner|What do you subtract?|The built-in words of this turn|Look at the 7.' +
        '|Try 1: shown|1,200 + 12 tokens, first word after 0.6 secs, 1.3 secs in all' +
        '|Cost of this trial: 0.0021.|',
    ],
    [
      { by: 'people', builtIn: 'Please call someone.', attempts: [] },
      'People wrote the answer here. The model isn’t asked.|The built-in words of this turn' +
        '|Please call someone.|',
    ],
    [
      { by: 'built_in', attempts: [] },
      'This turn uses the built-in words; the model isn’t asked.|The built-in words of this turn' +
        '|Look at the 7.|',
    ],
    [
      { state: 'cut' },
      'Shown to the learner|What do you subtract?|It broke off; the built-in words follow.' +
        '|The built-in words of this turn|Look at the 7.|Try 1: shown' +
        '|1,200 + 12 tokens, first word after 0.6 secs, 1.3 secs in all|Cost of this trial: 0.0021.|',
    ],
    [
      {
        shown: '',
        builtIn: '',
        attempts: [
          { ...attempt, outcome: 'guarded', guard: 'leak', said: 'x = 17' },
          { ...attempt, outcome: 'guarded', guard: 'new_guard', said: '' },
          { ...attempt, outcome: 'timeout', firstWordMs: null },
          { ...attempt, outcome: 'odd' },
        ],
      },
      'Nothing from the model is shown, only the built-in words.|Try 1: held back · it gave away part of the answer or its instructions|1,200 + 12 tokens, first word after 0.6 secs, 1.3 secs in all|x = 17' +
        '|Try 2: held back · new_guard|1,200 + 12 tokens, first word after 0.6 secs, 1.3 secs in all' +
        '|Try 3: too late|1,200 + 12 tokens, 1.3 secs in all|Try 4: odd' +
        '|1,200 + 12 tokens, first word after 0.6 secs, 1.3 secs in all|Cost of this trial: 0.0021.|',
    ],
  ])('shows what came of it: %o', async (change, text) => {
    const view = await openTrial({ body: { trial: { ...result, ...change } } });
    await view.submit();
    await until(() => expect(view.all('h3').length + view.all('p').length).toBeGreaterThan(0));
    expect(view.shown().split('|Try it|')[1]).toBe(text);
    expect(view.all('blockquote').every((each) => each.getAttribute('lang') === 'en')).toBe(true);
  });

  test.each([
    [refusalOf('What may be used is used up.'), 'What may be used is used up.'],
    [new Error('offline'), unreachable],
  ])('that fails says so: %o', async (answer, text) => {
    const view = await openTrial(answer);
    await view.submit();
    await until(() => expect(view.shown()).toContain(`|Try it|${text}|`));
  });
});
