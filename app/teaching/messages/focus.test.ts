import { expect, it } from 'vitest';
import { teachingTexts } from './index.ts';

it.each(['en', 'es', 'fr'] as const)(
  'every button of a focus session has a different label, in %s',
  (language) => {
    const {
      pause,
      goOn,
      stop,
      hideTime,
      smaller,
      hint,
      break: rest,
      longer,
      park,
      another,
    } = teachingTexts[language].teaching.focus;
    const names = [pause, goOn, stop, hideTime, smaller, hint, rest, longer, park, another];
    expect(new Set(names).size).toBe(names.length);
  },
);
