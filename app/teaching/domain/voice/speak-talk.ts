import type { Block } from '../../model/blocks.ts';
import type { Moment, Offer } from '../pedagogy/moments.ts';
import { evidenceOf } from './evidence.ts';
import { otherwise, phrase, words, type Speaker } from './phrase.ts';
import { say } from './say.ts';

type TalkMoment = Extract<
  Moment,
  { say: 'clarify' | 'reason' | 'stop' | 'other_problem' | 'several' | 'kept' | 'named' | 'offers' }
>;

/** The answer to words beside the card, and to lines that were pasted together. */
export function talkBlocks(moment: TalkMoment, speaker: Speaker): Block[] {
  switch (moment.say) {
    case 'clarify':
      return clarify(moment, speaker);
    case 'reason':
      return [
        say(phrase(speaker, 'reason', { line: moment.line, before: moment.before })),
        { kind: 'evidence', text: [moment.text] },
      ];
    case 'stop':
      return [
        say(
          moment.open
            ? phrase(speaker, 'stopOpen', { line: moment.line.n, formula: moment.line.formula })
            : phrase(speaker, 'stopDone'),
        ),
      ];
    case 'other_problem':
      return [say(phrase(speaker, 'other_problem', { formula: moment.formula }))];
    case 'several':
      return [say(phrase(speaker, 'several'))];
    case 'kept':
      return [
        say(
          phrase(speaker, 'kept', { from: moment.from, to: moment.to, count: moment.to - moment.from + 1 }),
        ),
      ];
    case 'named':
      return [
        {
          kind: 'hint',
          rung: 2,
          title: words(speaker, 'namedTitle', { line: moment.line }),
          text: otherwise(speaker, 'slip', [moment.text]),
        },
      ];
    case 'offers':
      return [{ kind: 'offers', offers: moment.offers.map((one) => offered(one, speaker)) }];
  }
}

function offered({ does, problem }: Offer, speaker: Speaker) {
  const label = words(speaker, `offers.${does}`);
  return problem ? { does, label, problem: problem.text, formula: problem.formula } : { does, label };
}

function clarify(moment: Extract<Moment, { say: 'clarify' }>, speaker: Speaker): Block[] {
  const { about, slip, line } = moment;
  if (about === 'why' && slip && line !== null) {
    const evidence = evidenceOf(slip, { line, before: line - 1 }, speaker);
    return [say(phrase(speaker, 'clarify.why')), ...evidence];
  }
  if (about === 'task' && line === null) return [say(phrase(speaker, 'clarify.taskPlain'))];
  const said = say(phrase(speaker, `clarify.${about}`, { line: line ?? 0 }));
  return about === 'other' ? [said, { kind: 'humans', label: words(speaker, 'humanTutors') }] : [said];
}
