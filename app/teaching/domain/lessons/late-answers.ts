import type { Maths } from '@curvela/maths';

/** A maths engine with a count of timed-out answers: what timed out is neither true nor false. */
type LateCountingMaths = { readonly maths: Maths; readonly late: () => number };

const isLate = (why: string | undefined): boolean => why === 'timeout' || why === 'busy';

/** Counts the answers that timed out. */
export function countLateAnswers(maths: Maths): LateCountingMaths {
  let late = 0;
  const counted = <Answer>(answer: Answer, why: string | undefined): Answer => {
    if (isLate(why)) late += 1;
    return answer;
  };
  return {
    late: () => late,
    maths: {
      ...maths,
      check: async (input) => {
        const answer = await maths.check(input);
        return counted(answer, answer.note);
      },
      checkLine: async (input) => {
        const answer = await maths.checkLine(input);
        return counted(answer, answer.ok ? answer.note : undefined);
      },
      solve: async (input) => {
        const answer = await maths.solve(input);
        return counted(answer, answer.kind === 'cannot' ? answer.reason : undefined);
      },
    },
  };
}
