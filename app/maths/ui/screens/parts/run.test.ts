import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#app/platform/api-client.ts';
import { en } from '../../../messages/screens/en.ts';
import { es } from '../../../messages/screens/es.ts';
import { fr } from '../../../messages/screens/fr.ts';
import {
  type CaseResult,
  type CaseWord,
  caseWords,
  type LabCase,
  reportOf,
  runCases,
  translateWords,
} from './run.ts';

const right: LabCase = { input: 'a', ask: () => ({ ok: true, expected: '1', got: '1' }) };
const wrong: LabCase = { input: 'b\tc', ask: () => ({ ok: false, expected: '1', got: '2' }) };

async function results(cases: readonly LabCase[], signal = new AbortController().signal) {
  const all: CaseResult[] = [];
  await runCases(cases, signal, (some) => all.push(...some));
  return all;
}

describe('words of a result', () => {
  it.each([
    ['en', en],
    ['es', es],
    ['fr', fr],
  ] as const)('are in the catalogue in %s', (_language, texts) => {
    expect(Object.keys(texts.lab.run.words).sort()).toEqual([...caseWords].sort());
  });

  it('are translated; other text in braces is unchanged', () => {
    const say = (word: CaseWord): string => es.lab.run.words[word];
    expect(translateWords('{roots} 2, {noPicture}, {x}, \\frac{1}{2}', say)).toBe(
      'raíces 2, ninguna imagen, {x}, \\frac{1}{2}',
    );
  });
});

describe('running a corpus', () => {
  it('reports every case with its time', async () => {
    const all = await results([right, wrong]);
    expect(all.map(({ input, ok }) => [input, ok])).toEqual([
      ['a', true],
      ['b\tc', false],
    ]);
    expect(all.every(({ milliseconds }) => milliseconds >= 0)).toBe(true);
  });

  it('counts a case without a result as a failure and continues', async () => {
    const broken: LabCase = { input: 'x', ask: () => Promise.reject(new Error('gone')) };
    const all = await results([broken, right]);
    expect(all.map(({ ok, got }) => [ok, got])).toEqual([
      [false, 'Error gone'],
      [true, '1'],
    ]);
  });

  it('waits after a 429, and does not count the wait', async () => {
    let calls = 0;
    const hasty: LabCase = {
      input: 'x',
      ask: () => {
        calls += 1;
        if (calls === 1) throw new ApiFailure(429, { error: { retryAfter: 0.05 } });
        return { ok: true, expected: '', got: '' };
      },
    };
    const [only] = await results([hasty]);
    expect(only?.ok).toBe(true);
    expect(only?.milliseconds).toBeLessThan(50);
  });

  it('stops on request', async () => {
    const stop = new AbortController();
    const stops: LabCase = {
      input: 'x',
      ask: () => {
        stop.abort();
        return { ok: true, expected: '', got: '' };
      },
    };
    expect(await results([stops, right], stop.signal)).toEqual([]);
  });

  it('lists the failures, one line each', async () => {
    const all = await results([right, wrong]);
    expect(reportOf('school', all, 'p50 1')).toBe('school: 1/2, p50 1\nb c\t1\t2');
  });
});
