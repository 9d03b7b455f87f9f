import { describe, expect, it } from 'vitest';
import { cannotReasons } from '../contract.ts';
import { readingErrors } from '../expression/tokens.ts';
import { ruleIds } from '../solve/rule-ids.ts';
import { mistakeIds } from '../verify/mistake-ids.ts';
import { mathsTexts } from './index.ts';

const languages = ['en', 'es', 'fr'] as const;
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe('texts of the maths', () => {
  it('every rule, mistake, reading error and refusal has a text', () => {
    const { rules, mistakes, reading, cannot } = mathsTexts.en.maths;
    for (const [texts, ids] of [
      [rules, ruleIds],
      [mistakes, mistakeIds],
    ] as const)
      for (const id of ids) expect(texts[id as keyof typeof texts]).not.toBe('');
    expect(Object.keys(reading).sort()).toEqual([...readingErrors].sort());
    expect(Object.keys(cannot).sort()).toEqual([...cannotReasons].sort());
  });

  it('the three languages use the same placeholders', () => {
    const all = languages.map((language) =>
      Object.values(mathsTexts[language].maths).flatMap((group) => Object.values(group).map(placeholders)),
    );
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
  });

  it('no text has an exclamation mark or an apostrophe that the message format would drop', () => {
    const texts = languages.flatMap((language) =>
      Object.values(mathsTexts[language].maths).flatMap((group) => Object.values(group)),
    );
    expect(texts.filter((text) => /!|'/.test(text))).toEqual([]);
  });
});
