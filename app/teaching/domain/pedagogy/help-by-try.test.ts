import { expect, test } from 'vitest';
import { helpByAttempt } from './help-by-try.ts';

test.each([
  ['socratic-guide', [0, 3, 4, 4]],
  ['step-by-step-coach', [1, 3, 4, 4]],
  ['exam-sprint', [2, 3, 4, 4]],
  ['visual-explorer', [0, 3, 4, 4]],
  ['focus', [1, 3, 4, 4]],
] as const)(
  '%s helps without being asked, up to these levels after one to four failed attempts',
  (model, levels) => {
    expect(helpByAttempt(model)).toEqual(levels);
  },
);
