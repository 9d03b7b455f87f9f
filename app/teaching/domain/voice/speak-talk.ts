import type { TutorBlock } from '../../model/blocks.ts';
import type { TutorMoment, TutorOffer } from '../pedagogy/moments.ts';
import { evidenceOf } from './evidence.ts';
import { rephrase, phrase, words, type Speaker } from './phrase.ts';
import { sayBlock } from './say.ts';

type TalkMoment = Extract<
  TutorMoment,
  { say: 'clarify' | 'reason' | 'stop' | 'other_problem' | 'several' | 'parts' | 'kept' | 'named' | 'offers' }
>;

/** The answer to messages beside the card, and to lines pasted together. */
export function talkBlocks(moment: TalkMoment, speaker: Speaker): TutorBlock[] {
  switch (moment.say) {
    case 'clarify':
      return clarify(moment, speaker);
    case 'reason':
      return [
        sayBlock(phrase(speaker, 'reason', { line: moment.line, before: moment.before })),
        { kind: 'evidence', text: [moment.text] },
      ];
    case 'stop':
      return [
        sayBlock(
          moment.open
            ? phrase(speaker, 'stopOpen', { line: moment.line.n, formula: moment.line.formula })
            : phrase(speaker, 'stopDone'),
        ),
      ];
    case 'other_problem':
      return [sayBlock(phrase(speaker, 'other_problem', { formula: moment.formula }))];
    case 'several':
      return [sayBlock(phrase(speaker, 'several'))];
    case 'parts':
      return [sayBlock(phrase(speaker, 'parts', { first: moment.first, count: moment.count }))];
    case 'kept':
      return [
        sayBlock(
          phrase(speaker, 'kept', { from: moment.from, to: moment.to, count: moment.to - moment.from + 1 }),
        ),
      ];
    case 'named':
      return [
        {
          kind: 'hint',
          rung: 2,
          title: words(speaker, 'namedTitle', { line: moment.line }),
          text: rephrase(speaker, 'slip', [moment.text]),
        },
      ];
    case 'offers':
      return [{ kind: 'offers', offers: moment.offers.map((one) => offered(one, speaker)) }];
  }
}

function offered({ does, problem }: TutorOffer, speaker: Speaker) {
  const label = words(speaker, `offers.${does}`);
  return problem ? { does, label, problem: problem.text, formula: problem.formula } : { does, label };
}

function clarify(moment: Extract<TutorMoment, { say: 'clarify' }>, voice: Speaker): TutorBlock[] {
  const speaker = moment.again ? { ...voice, again: (voice.again ?? 0) + moment.again } : voice;
  const { about, slip, line } = moment;
  if (about === 'why' && slip && line !== null) {
    const evidence = evidenceOf(slip, { line, before: line - 1 }, speaker);
    return [sayBlock(phrase(speaker, 'clarify.why')), ...evidence];
  }
  if (about === 'task' && line === null) return [sayBlock(phrase(speaker, 'clarify.taskPlain'))];
  const spoken = sayBlock(phrase(speaker, `clarify.${about}`, { line: line ?? 0 }));
  return about === 'other' ? [spoken, { kind: 'humans', label: words(speaker, 'humanTutors') }] : [spoken];
}
