import { describe, expect, test } from 'vitest';
import { live, overview } from '#tests/support/founders-ai.ts';
import { noAnswer, openFounders, refusalOf, unreachable } from '#tests/support/founders-page.tsx';
import { until } from '#tests/support/mounted.tsx';
import type { Overview } from '../../model/ai-schemas.ts';
import { Connection } from './connection.tsx';
import { Health } from './health.tsx';
import { ModelsTable } from './models-table.tsx';
import { VersionFigures } from './version-figures.tsx';

const health = (change: Partial<Overview['health']>): Overview => ({
  ...overview,
  health: { ...overview.health, ...change },
});
const spending = (change: Partial<Overview['spending']>): Overview => ({
  ...overview,
  spending: { ...overview.spending, ...change },
});
const outcome = (name: string) => health({ lastCall: { at: '2026-11-20T09:00:00.000Z', outcome: name } });

describe('the state of the language model', () => {
  test.each<[string, Overview, string]>([
    [
      'answering',
      overview,
      '|Language model|Answering|last call Fri 20 Nov, 09:00|First words, half within|0.8 secs' +
        '|95% within 2.5 secs|Failed calls, 24 hours|3|of 1,200 calls|Cost this month|12.50|cap 50.00|',
    ],
    [
      'none',
      { ...overview, languageModel: null },
      '|Language model|None|last call Fri 20 Nov, 09:00|First words, half within|0.8 secs' +
        '|95% within 2.5 secs|Failed calls, 24 hours|3|of 1,200 calls|Cost this month|12.50|cap 50.00|',
    ],
    [
      'resting',
      health({ restsUntil: '2026-11-20T09:05:00.000Z' }),
      '|Language model|Resting|tries again at 09:05|First words, half within|0.8 secs' +
        '|95% within 2.5 secs|Failed calls, 24 hours|3|of 1,200 calls|Cost this month|12.50|cap 50.00|',
    ],
    [
      'none that rests',
      { ...health({ restsUntil: '2026-11-20T09:05:00.000Z' }), languageModel: null },
      '|Language model|None|last call Fri 20 Nov, 09:00|First words, half within|0.8 secs' +
        '|95% within 2.5 secs|Failed calls, 24 hours|3|of 1,200 calls|Cost this month|12.50|cap 50.00|',
    ],
    [
      'not asked',
      health({ lastCall: null, firstWordHalf: null, firstWordMost: null, calls: 0, failures: 0 }),
      '|Language model|Not used yet|no calls yet|First words, half within|–|no calls yet' +
        '|Failed calls, 24 hours|0|of 0 calls|Cost this month|12.50|cap 50.00|',
    ],
    [
      'without a cap',
      spending({ costCap: null, cost: 0 }),
      '|Language model|Answering|last call Fri 20 Nov, 09:00|First words, half within|0.8 secs' +
        '|95% within 2.5 secs|Failed calls, 24 hours|3|of 1,200 calls|Cost this month|0.00|no cap set|',
    ],
    [
      'without prices',
      spending({ priced: false, cost: 0.01234 }),
      '|Language model|Answering|last call Fri 20 Nov, 09:00|First words, half within|0.8 secs' +
        '|95% within 2.5 secs|Failed calls, 24 hours|3|of 1,200 calls|Cost this month|0.012|no prices set|',
    ],
    [
      'nearly one',
      spending({ cost: 0.999, costCap: 1 }),
      '|Language model|Answering|last call Fri 20 Nov, 09:00|First words, half within|0.8 secs' +
        '|95% within 2.5 secs|Failed calls, 24 hours|3|of 1,200 calls|Cost this month|1|cap 1.00|',
    ],
  ])('%s', async (_, ai, text) => {
    expect((await openFounders(<Health ai={ai} />)).shown()).toBe(text);
  });

  test.each([
    ['spoken', 'Answering'],
    ['guarded', 'Answering'],
    ['stopped', 'Answering'],
    ['timeout', 'Failing'],
    ['refused', 'Failing'],
    ['broken', 'Failing'],
  ])('after a call that ended “%s” is “%s”', async (name, text) => {
    expect((await openFounders(<Health ai={outcome(name)} />)).shown()).toContain(`|Language model|${text}|`);
  });
});

describe('cost and connection', () => {
  test.each<[string, Overview, string]>([
    [
      'with a cap and a key',
      overview,
      '|Cost and connection|This month (UTC), all models together|12.50 of 50.00' +
        '|120,000 of 1,000,000 tokens|Calls for one account in 24 hours: at most 200.' +
        '|At the cap, the built-in tutor takes over; no conversation is lost. Caps and prices are settings of ' +
        'the server and aren’t changed here: AI_COST_PER_MONTH, AI_SIZE_PER_MONTH, AI_CALLS_PER_DAY, ' +
        'AI_PROMPT_PRICE, AI_ANSWER_PRICE. Amounts are in the currency of the model’s bill.|Address' +
        '|https://llm.example.org/v1|Model|ada-2|Key|set, never shown|Ask it now|',
    ],
    [
      'without a cap and a key',
      {
        ...spending({ costCap: null }),
        languageModel: { address: 'http://localhost:11434', model: 'ada-2', hasKey: false },
      },
      '|Cost and connection|This month (UTC), all models together|120,000 of 1,000,000 tokens' +
        '|Calls for one account in 24 hours: at most 200.|At the cap, the built-in tutor takes over; no conversation is lost. Caps and prices are settings of the server and aren’t changed here: ' +
        'AI_COST_PER_MONTH, AI_SIZE_PER_MONTH, AI_CALLS_PER_DAY, AI_PROMPT_PRICE, AI_ANSWER_PRICE. Amounts ' +
        'are in the currency of the model’s bill.|Address|http://localhost:11434|Model|ada-2|Key|none' +
        '|Ask it now|',
    ],
    [
      'without a model',
      { ...overview, languageModel: null },
      '|Cost and connection|This month (UTC), all models together|12.50 of 50.00' +
        '|120,000 of 1,000,000 tokens|Calls for one account in 24 hours: at most 200.' +
        '|At the cap, the built-in tutor takes over; no conversation is lost. Caps and prices are settings of ' +
        'the server and aren’t changed here: AI_COST_PER_MONTH, AI_SIZE_PER_MONTH, AI_CALLS_PER_DAY, ' +
        'AI_PROMPT_PRICE, AI_ANSWER_PRICE. Amounts are in the currency of the model’s bill.' +
        '|No language model is configured.|The built-in tutor teaches everywhere. To connect a language ' +
        'model, set AI_BASE_URL, AI_MODEL and, if it needs one, AI_API_KEY, and restart the server.|',
    ],
  ])('%s', async (_, ai, text) => {
    expect((await openFounders(<Connection ai={ai} />)).shown()).toBe(text);
  });

  test('are drawn up to the cap', async () => {
    const view = await openFounders(<Connection ai={spending({ cost: 60, size: 999_999 })} />);
    expect(
      view.all('progress').map((each) => [each.getAttribute('max'), each.getAttribute('value')]),
    ).toEqual([
      ['50', '50'],
      ['1000000', '999999'],
    ]);
  });

  const report = { state: 'healthy', checkedAt: '2026-11-20T09:00:00.000Z', milliseconds: 420, status: 200 };
  test.each([
    [report, 'It answered and offers this model.|Asked at 09:00, answered in 420 ms.|'],
    [
      { ...report, state: 'model_unknown' },
      'It answered, but doesn’t offer this model. Compare AI_MODEL with the names it knows.' +
        '|Asked at 09:00, answered in 420 ms.|',
    ],
    [
      { ...report, state: 'refused', status: 401 },
      'It refused with status 401. Check the address and the key.|Asked at 09:00, answered in 420 ms.|',
    ],
    [
      { ...report, state: 'unreachable', status: null },
      'No answer within five seconds. Check the address and the network.|Asked at 09:00.|',
    ],
    [
      { ...report, state: 'not_configured', status: null, milliseconds: null },
      'There’s nothing to ask: no language model is configured.|Asked at 09:00.|',
    ],
  ])('are checked by a real call: %o', async (answer, text) => {
    const view = await openFounders(<Connection ai={overview} />, {
      'POST /ai/check': { body: { health: answer } },
    });
    await view.click('Ask it now');
    await until(() => expect(view.shown()).toContain('|Asked at'));
    expect(view.shown().split('|Ask it now|')[1]).toBe(text);
  });

  test.each([
    [refusalOf('Wait a moment.'), 'Wait a moment.'],
    [new Error('offline'), unreachable],
  ])('whose check fails says so: %o', async (answer, text) => {
    const view = await openFounders(<Connection ai={overview} />, { 'POST /ai/check': answer });
    await view.click('Ask it now');
    await until(() => expect(view.shown()).toContain(`|Ask it now|${text}|`));
  });

  test('are checked once at a time', async () => {
    const view = await openFounders(<Connection ai={overview} />, { 'POST /ai/check': noAnswer });
    await view.click('Ask it now');
    await until(() => expect(view.isDisabled('Asking')).toBe(true));
  });
});

test('the models have their live version, a newer one, and how fast they are', async () => {
  const model: Overview['models'][number] = {
    id: 'socratic-guide',
    sessions: 1200,
    turns: 5000,
    live: { version: 2, since: '2026-11-10T09:00:00.000Z' },
    next: { version: 3, state: 'draft' },
    firstWordHalf: 840,
  };
  const models: Overview['models'] = [
    model,
    {
      ...model,
      id: 'step-by-step-coach',
      live: null,
      next: { version: 4, state: 'tested' },
      firstWordHalf: null,
    },
    {
      ...model,
      id: 'exam-sprint',
      live: { version: 1, since: '2026-11-10T09:00:00.000Z' },
      next: { version: 5, state: 'retired' },
    },
    { ...model, id: 'visual-explorer', live: { version: 2, since: null }, next: null },
    { ...model, id: 'focus', sessions: 0 },
    { ...model, id: 'new-one' },
  ];
  const view = await openFounders(<ModelsTable ai={{ ...overview, models }} chosen="focus" />);
  expect(view.shown()).toBe(
    '|6 styles of the maths tutor|Last 28 days. Without a healthy language model the built-in tutor speaks in all of ' +
      'them.|Style|Prompt|Live since|Problems started|First words|Versions|Socratic Guide|v2|v3 in draft' +
      '|Tue 10 Nov, 09:00|1,200|0.8 secs|Versions|Step-by-Step Coach|built-in|v4 tested|the beginning|1,200' +
      '|–|Versions|Exam Sprint|v1|the beginning|1,200|0.8 secs|Versions|Visual Explorer|v2|the beginning' +
      '|1,200|0.8 secs|Versions|Focus|v2|v3 in draft|Tue 10 Nov, 09:00|0|0.8 secs|Versions|new-one|v2' +
      '|v3 in draft|Tue 10 Nov, 09:00|1,200|0.8 secs|Versions|',
  );
  expect(view.all('a').map((each) => [each.getAttribute('href'), each.getAttribute('aria-current')])).toEqual(
    [
      ['/founder-hub?model=socratic-guide', null],
      ['/founder-hub?model=step-by-step-coach', null],
      ['/founder-hub?model=exam-sprint', null],
      ['/founder-hub?model=visual-explorer', null],
      ['/founder-hub?model=focus', 'true'],
      ['/founder-hub?model=new-one', null],
    ],
  );
  expect(view.all('a')[0]!.getAttribute('aria-label')).toBe('Versions of Socratic Guide');
});

test('each version has its figures', async () => {
  const figures = {
    sessions: 4,
    calls: 1200,
    firstWordHalf: 840,
    firstWordMost: 2300,
    guarded: 0.0125,
    troubled: 0,
    cost: 3.456,
    answers: 1000,
    answersRight: 0.735,
  };
  const versions = [
    { ...live, figures },
    { ...live, id: 'v1', version: 1 },
  ];
  const view = await openFounders(
    <VersionFigures all={{ model: 'focus', versions, rules: '', conversations: 96, days: 28 }} />,
  );
  expect(view.shown()).toBe(
    '|How each version did|Last 28 days, learners’ turns only. “Next line right”: how many of the lines that learners wrote right after its words were right.|Version|Calls|First words, half within' +
      '|First words, 95% within|Held back|Without words|Cost|Next line right|v2|1,200|0.8 secs|2.3 secs' +
      '|1.3%|0%|3.46|73.5% (1,000)|v1|0|–|–|–|–|0.00|–|',
  );
  expect(view.all('th').map((each) => each.getAttribute('class'))).toEqual([
    null,
    'r',
    'r',
    'r',
    'r',
    'r',
    'r',
    'r',
  ]);
});
