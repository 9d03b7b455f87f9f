import { describe, expect, it } from 'vitest';
import type { Speaker } from './phrase.ts';
import { speak } from './speak.ts';

const speaker: Speaker = { language: 'en', locale: 'en', model: 'socratic-guide', seed: 7, position: 1 };

const kindsFor = (formula: { latex: string; plain: string; speech: string }, words: string) =>
  speak([{ say: 'read', task: 'find', formula, words, twin: 'no' }], speaker, null).map(({ kind }) => kind);

describe('the problem of a session', () => {
  it('is written once where its formula is drawn as its words', () => {
    const words = 'decrease 60 by 5%';
    const drawn = { latex: String.raw`\text{decrease 60 by 5\%}`, plain: 'p = 5% and u = 60', speech: words };
    expect(kindsFor(drawn, words)).toEqual(['say', 'formula']);
  });

  it('has its words beside a formula that says something else', () => {
    const formula = { latex: 'a = 3', plain: 'a = 3', speech: 'a equals 3' };
    expect(kindsFor(formula, 'find the square of side 3')).toEqual(['say', 'say', 'formula']);
  });
});
