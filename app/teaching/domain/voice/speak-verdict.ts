import type { MistakeId } from '@curvela/maths';
import type { Block, Text } from '../../model/blocks.ts';
import type { Moment } from '../pedagogy/moments.ts';
import { evidenceOf } from './evidence.ts';
import { hasPhrase, phrase, words, type Speaker } from './phrase.ts';
import { numbers, say } from './say.ts';
import { tellsTime, timed } from './speak-time.ts';
import { atFormula } from './values.ts';

/** What became of a line; null for a moment that is about something else. */
export function verdictBlocks(moment: Moment, speaker: Speaker): Block[] | null {
  switch (moment.say) {
    case 'right':
      return [{ kind: 'verdict', verdict: 'equal', text: phrase(speaker, 'right', moment) }];
    case 'finished':
      return [
        {
          kind: 'verdict',
          verdict: 'equal',
          text: phrase(speaker, `finished.${moment.outcome}`, numbers(moment)),
        },
        ...(tellsTime(speaker) ? [say(timed(moment.seconds, speaker))] : []),
      ];
    case 'to_test':
      return [{ kind: 'verdict', verdict: 'equal', text: phrase(speaker, 'to_test', numbers(moment)) }];
    case 'partial':
      return [
        {
          kind: 'verdict',
          verdict: 'unknown',
          text: [
            ...phrase(speaker, `partial.${moment.of}`, numbers(moment)),
            ...slipNamed(moment.mistake ?? null, speaker),
          ],
          ...(moment.mistake ? { mistake: moment.mistake } : {}),
        },
      ];
    case 'unknown':
      return [{ kind: 'verdict', verdict: 'unknown', text: phrase(speaker, 'unknown') }];
    case 'repeated':
      return [say(phrase(speaker, 'repeated', numbers(moment)))];
    case 'different':
      return different(moment, speaker);
    case 'same_wrong':
      return [
        { kind: 'verdict', verdict: 'different', text: phrase(speaker, 'same_wrong', numbers(moment)) },
        ...evidenceOf(moment.slip, moment, speaker),
      ];
    case 'guessing':
      return [{ kind: 'verdict', verdict: 'different', text: phrase(speaker, 'guessing') }];
    default:
      return null;
  }
}

/** The known mistake by its name, which does not say what would be right. */
const slipNamed = (mistake: MistakeId | null, speaker: Speaker): Text =>
  mistake === null
    ? []
    : [' ', ...phrase(speaker, 'slipNamed', { name: words(speaker, `mistakes.${mistake}`) })];

/** H0: the line, the number where the two part, and for the first time one question. */
function different(moment: Extract<Moment, { say: 'different' }>, speaker: Speaker): Block[] {
  const { slip } = moment;
  const blocks: Block[] = [
    {
      kind: 'verdict',
      verdict: 'different',
      text: [
        ...phrase(speaker, moment.asked ? 'differentAsked' : 'different', numbers(moment)),
        ...slipNamed(slip.mistake?.id ?? null, speaker),
      ],
      ...(slip.mistake ? { mistake: slip.mistake.id } : {}),
    },
    ...evidenceOf(slip, moment, speaker),
  ];
  const at = slip.counterexample ? atFormula(slip.counterexample) : null;
  const key = at === null && hasPhrase(speaker, 'wherePlain') ? 'wherePlain' : 'where';
  if (moment.times === 1) {
    const text = phrase(speaker, key, { ...numbers(moment), ...(at ? { at } : {}) });
    blocks.push({ kind: 'question', text });
  }
  return blocks;
}
