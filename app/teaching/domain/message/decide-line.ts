import { answerLine } from '../pedagogy/answer-line.ts';
import type { Advance, Circumstances } from '../pedagogy/moments.ts';
import { answerModel, needsModel, withoutModel } from '../pedagogy/setup.ts';
import type { SessionState } from '../pedagogy/state.ts';
import type { JudgedLine } from './judged.ts';

/** What a judged line leads to; in a word problem that is still set up, it may be the calculation or equation that was asked for. */
export function decideLine(
  state: SessionState,
  { check, plan, facts }: Pick<JudgedLine, 'check' | 'plan' | 'facts'>,
  circumstances: Circumstances,
): Advance {
  const model = needsModel(state) ? answerModel(state, check, circumstances) : null;
  return model ?? withoutModel(answerLine(state, check, plan, facts, circumstances));
}
