import type { TutorBlock, Text } from '../../model/blocks.ts';
import type { TutorMoment } from '../pedagogy/moments.ts';
import { rephrase, phrase, words, type Speaker } from './phrase.ts';
import { problemWordsBlocks, lineNumbers, sayBlock } from './say.ts';
import { atFormula, valueFormula } from './values.ts';

/** Hints of the ladder; null for other moments. */
export function helpBlocks(moment: TutorMoment, speaker: Speaker): TutorBlock[] | null {
  switch (moment.say) {
    case 'idea':
      return [
        {
          kind: 'hint',
          rung: 1,
          title: words(speaker, 'ideaTitle'),
          ...ideaText(moment, speaker),
        },
      ];
    case 'aimed':
      return [aimed(moment, speaker)];
    case 'worked': {
      const { problem, steps } = moment.worked;
      const lines = steps.map(({ formula, why }) => ({ formula, note: why }));
      return [
        sayBlock(phrase(speaker, 'worked')),
        ...problemWordsBlocks(moment.worked.words),
        { kind: 'worked', rung: 3, title: words(speaker, 'workedTitle'), problem, lines },
      ];
    }
    case 'shown': {
      const { formula, why } = moment.step;
      return [
        sayBlock(phrase(speaker, 'shown', lineNumbers(moment))),
        { kind: 'step', title: words(speaker, 'shownTitle'), formula, note: why },
      ];
    }
    case 'full_answer': {
      const { problem, steps } = moment.worked;
      const lines = steps.map(({ formula, why }) => ({ formula, note: why }));
      return [
        sayBlock(phrase(speaker, moment.why)),
        { kind: 'worked', rung: 4, title: words(speaker, 'wholeTitle'), problem, lines },
      ];
    }
    case 'no_help':
    case 'answer_unknown':
    case 'two_given_up':
      return [
        sayBlock(phrase(speaker, moment.say)),
        { kind: 'humans', label: words(speaker, 'humanTutors') },
      ];
    default:
      return null;
  }
}

/** The idea and its question; when rephrased, the question comes first. Small: only the question. */
function ideaText(
  { concept, small }: Extract<TutorMoment, { say: 'idea' }>,
  speaker: Speaker,
): { text: Text; question?: Text } {
  const idea = phrase(speaker, `concepts.${concept}.idea`);
  const ask = phrase(speaker, `concepts.${concept}.ask`);
  // The card already shows the small question.
  if (small && speaker.small) return { text: idea };
  if (small) return { text: rephrase(speaker, 'small', ask) };
  return (speaker.again ?? 0) % 2 === 0
    ? { text: idea, question: ask }
    : { text: [...ask, ' ', ...phrase(speaker, 'anew.idea'), ' ', ...idea] };
}

/** H2: the known mistake with its values, else the numbers that show the difference. */
function aimed(moment: Extract<TutorMoment, { say: 'aimed' }>, speaker: Speaker): TutorBlock {
  const { slip } = moment;
  if (slip.mistake) {
    return {
      kind: 'hint',
      rung: 2,
      title: words(speaker, 'slipTitle'),
      text: rephrase(speaker, 'slip', [slip.mistake.text]),
    };
  }
  const { counterexample } = slip;
  const at = counterexample ? atFormula(counterexample) : null;
  const values =
    counterexample?.expected && counterexample.answer && at
      ? { at, expected: valueFormula(counterexample.expected), answer: valueFormula(counterexample.answer) }
      : null;
  return {
    kind: 'hint',
    rung: 2,
    title: words(speaker, 'aimedTitle'),
    text: values
      ? phrase(speaker, 'aimed', { ...lineNumbers(moment), ...values })
      : phrase(speaker, slip.value ? 'aimedValue' : 'aimedPlain', lineNumbers(moment)),
  };
}
