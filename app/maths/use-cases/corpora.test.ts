import { describe, expect, it } from 'vitest';
import { answer } from '@curvela/maths/solve';
import { segmentsOf } from '@curvela/maths-react/text';
import { renderFormula } from './write-formula.server.ts';
import { drawings, modelTexts } from '../ui/screens/corpora/drawings.ts';
import { graphFacts } from '../ui/screens/parts/graph-facts.ts';
import { graphCorpora } from '../ui/screens/corpora/graph-corpora.ts';
import { garbage, hostile } from '../ui/screens/corpora/hostile.ts';
import { readings } from '../ui/screens/corpora/readings.ts';

describe('the test pages’ corpora pass', () => {
  it.each(Object.entries(readings))('readings: %s', (_name, cases) => {
    const faults = cases.flatMap(([text, plain, locale = 'en']) => {
      const read = answer('parse', { text, locale }, null);
      const got = read.ok ? read.formula.plain : null;
      return got === plain ? [] : [`${text}  |  ${plain}  |  ${got}`];
    });
    expect(faults).toEqual([]);
  });

  it('rendering of formulas', () => {
    const faults = drawings.filter(([latex, drawn]) => (renderFormula(latex).html !== null) !== drawn);
    expect(faults).toEqual([]);
  });

  it('model answers', () => {
    const shown = (text: string) =>
      segmentsOf(text, true)
        .map((each) =>
          each.kind === 'text' ? each.text : each.kind === 'code' ? `\`${each.text}\`` : `⟨${each.latex}⟩`,
        )
        .join('');
    expect(modelTexts.map(([text]) => shown(text))).toEqual(modelTexts.map(([, all]) => all));
  });

  it('every hostile text gets a response', () => {
    const texts = [...hostile, ...garbage(300, 1)];
    const unanswered = texts.filter(
      (text) => typeof answer('parse', { text, locale: 'en' }, null).ok !== 'boolean',
    );
    expect(unanswered).toEqual([]);
  });

  it.each(graphCorpora)('graphs: $id', async ({ load }) => {
    const signal = new AbortController().signal;
    const all = (await load()).map(async (one) => ({ input: one.input, ...(await one.ask(signal)) }));
    expect((await Promise.all(all)).filter(({ ok }) => !ok)).toEqual([]);
  });

  it('every hostile text has a graph or a reason', () => {
    const facts = [...hostile, ...garbage(100, 5)].map((text) => graphFacts(text, 'en'));
    expect(facts.filter((each) => !each.ok && each.reason === '')).toEqual([]);
  });

  it('garbage is reproducible by seed', () => {
    expect(garbage(5, 7)).toEqual(garbage(5, 7));
    expect(garbage(5, 7)).not.toEqual(garbage(5, 8));
  });
});
