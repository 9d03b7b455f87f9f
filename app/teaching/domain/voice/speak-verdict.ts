import { questionMistakeIds, type MistakeId } from '@curvela/maths';
import type { TutorBlock, Text } from '../../model/blocks.ts';
import type { TutorMoment } from '../pedagogy/moments.ts';
import { evidenceOf } from './evidence.ts';
import { hasPhrase, phrase, words, type Speaker } from './phrase.ts';
import { lineNumbers, sayBlock } from './say.ts';
import { speaksOfTime, durationText } from './speak-time.ts';
import { atFormula } from './values.ts';

/** The verdict on a line; null for other moments. */
export function verdictBlocks(moment: TutorMoment, speaker: Speaker): TutorBlock[] | null {
  switch (moment.say) {
    case 'right':
      return [{ kind: 'verdict', verdict: 'equal', text: phrase(speaker, 'right', moment) }];
    case 'finished':
      return [
        {
          kind: 'verdict',
          verdict: 'equal',
          text: phrase(speaker, `finished.${moment.outcome}`, lineNumbers(moment)),
        },
        ...(speaksOfTime(speaker) ? [sayBlock(durationText(moment.seconds, speaker))] : []),
      ];
    case 'model_right':
      return [
        {
          kind: 'verdict',
          verdict: 'equal',
          text: phrase(speaker, 'model_right', { formula: moment.formula }),
        },
      ];
    case 'model_wrong':
      return [
        {
          kind: 'verdict',
          verdict: 'different',
          text: [
            ...phrase(speaker, moment.times > 1 ? 'model_wrong_again' : 'model_wrong', {
              formula: moment.formula,
            }),
            // A slip in calculating says nothing about a calculation that was only set up.
            ...slipNamed(
              moment.mistake && questionMistakeIds.has(moment.mistake) ? moment.mistake : null,
              speaker,
            ),
          ],
          ...(moment.mistake ? { mistake: moment.mistake } : {}),
        },
      ];
    case 'model_shown':
      return [sayBlock(phrase(speaker, 'model_shown', { formula: moment.formula }))];
    case 'to_test':
      return [{ kind: 'verdict', verdict: 'equal', text: phrase(speaker, 'to_test', lineNumbers(moment)) }];
    case 'partial':
      return [
        {
          kind: 'verdict',
          verdict: 'unknown',
          text: [
            ...phrase(speaker, `partial.${moment.of}`, lineNumbers(moment)),
            ...slipNamed(moment.mistake ?? null, speaker),
          ],
          ...(moment.mistake ? { mistake: moment.mistake } : {}),
        },
      ];
    case 'aside':
      return [
        {
          kind: 'verdict',
          verdict: 'equal',
          text: phrase(speaker, `aside.${moment.role}`, lineNumbers(moment)),
        },
      ];
    case 'unknown':
      return [{ kind: 'verdict', verdict: 'unknown', text: phrase(speaker, 'unknown') }];
    case 'repeated':
      return [sayBlock(phrase(speaker, 'repeated', lineNumbers(moment)))];
    case 'different':
      return different(moment, speaker);
    case 'same_wrong':
      return [
        { kind: 'verdict', verdict: 'different', text: phrase(speaker, 'same_wrong', lineNumbers(moment)) },
        ...evidenceOf(moment.slip, moment, speaker),
      ];
    case 'guessing':
      return [{ kind: 'verdict', verdict: 'different', text: phrase(speaker, 'guessing') }];
    default:
      return null;
  }
}

/** Names the known mistake, without the correction. */
const slipNamed = (mistake: MistakeId | null, speaker: Speaker): Text =>
  mistake === null
    ? []
    : [' ', ...phrase(speaker, 'slipNamed', { name: words(speaker, `mistakes.${mistake}`) })];

/** H0: the line, the value at which the two lines differ, and one question the first time. */
function different(moment: Extract<TutorMoment, { say: 'different' }>, speaker: Speaker): TutorBlock[] {
  const { slip } = moment;
  const blocks: TutorBlock[] = [
    {
      kind: 'verdict',
      verdict: 'different',
      text: [
        ...phrase(speaker, moment.asked ? 'differentAsked' : 'different', lineNumbers(moment)),
        ...slipNamed(slip.mistake?.id ?? null, speaker),
      ],
      ...(slip.mistake ? { mistake: slip.mistake.id } : {}),
    },
    ...evidenceOf(slip, moment, speaker),
  ];
  const at = slip.counterexample ? atFormula(slip.counterexample) : null;
  const key = at === null && hasPhrase(speaker, 'wherePlain') ? 'wherePlain' : 'where';
  if (moment.times === 1) {
    const text = phrase(speaker, key, { ...lineNumbers(moment), ...(at ? { at } : {}) });
    blocks.push({ kind: 'question', text });
  }
  return blocks;
}
