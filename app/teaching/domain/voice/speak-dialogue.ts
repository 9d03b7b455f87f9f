import type { TutorBlock, Text } from '../../model/blocks.ts';
import type { TutorMoment } from '../pedagogy/moments.ts';
import { withoutProblem } from '../dialogue/example-leak.ts';
import { evidenceOf } from './evidence.ts';
import { hasPhrase, phrase, words, type Speaker } from './phrase.ts';
import { sayBlock } from './say.ts';

type DialogueMoment = Extract<
  TutorMoment,
  { say: 'topic' | 'compare' | 'reply' | 'evidence' | 'rule' | 'people' }
>;

/** A turn stays within sixty words; the way back to the step needs about ten. */
const mostWords = 50;

const countWords = (text: Text): number =>
  text
    .flatMap((part) => (typeof part === 'string' ? part.split(/\s+/) : []))
    .filter((word) => /\p{L}/u.test(word)).length;
const joined = (all: readonly Text[]): Text => {
  const parts = all.filter(({ length }) => length > 0);
  return parts.flatMap((part, at) => (at === 0 ? [...part] : [' ', ...part]));
};

/** Answers to questions and remarks in the middle of a problem. */
export function dialogueBlocks(moment: DialogueMoment, speaker: Speaker): TutorBlock[] {
  const voice =
    'again' in moment ? { ...speaker, again: (speaker.again ?? 0) + (moment.again ?? 0) } : speaker;
  switch (moment.say) {
    case 'topic':
      return [sayBlock(withWayBack(topicText(moment, voice), moment.line, voice))];
    case 'compare':
      return [
        sayBlock(
          withWayBack(
            joined(moment.topics.map((topic) => phrase(voice, `topics.${topic}.is`))),
            moment.line,
            voice,
          ),
        ),
      ];
    case 'reply':
      return [
        sayBlock(withWayBack(phrase(voice, `dialogue.${moment.about}`, moment.values), moment.line, voice)),
      ];
    case 'evidence':
      return evidenceOf(moment.slip, moment, voice);
    case 'rule':
      return [{ kind: 'evidence', text: [moment.text] }];
    case 'people':
      return [{ kind: 'humans', label: words(voice, 'humanTutors') }];
  }
}

/** Said again, the same notion comes from another side: its reason or its way instead of the definition. */
function topicText(
  { topic, aspect, here, problem }: Extract<TutorMoment, { say: 'topic' }>,
  speaker: Speaker,
): Text {
  const text = (part: string) => safeText(phrase(speaker, `topics.${topic}.${part}`), problem);
  const has = (part: string) => hasPhrase(speaker, `topics.${topic}.${part}`) && text(part).length > 0;
  const again = speaker.again ?? 0;
  const wanted = aspect === 'what' || !has(aspect) ? null : aspect;
  const other = wanted === null ? (['why', 'how'] as const).find(has) : null;
  const chosen = again % 2 === 0 ? wanted : (other ?? null);
  // What is left of an example without its formula would explain nothing: another one, or none.
  const example =
    (['more', 'other'] as const)
      .filter((part) => hasPhrase(speaker, `topics.${topic}.${part}`))
      .map((part) => ({ whole: phrase(speaker, `topics.${topic}.${part}`), safe: text(part) }))
      .find(({ whole, safe }) => whole.join('') === safe.join(''))?.safe ?? [];
  const parts =
    chosen === null
      ? again % 2 === 1 && wanted === null
        ? [example, text('is')]
        : [text('is'), example]
      : [text(chosen)];
  const numbers = here ? phrase(speaker, `dialogue.here.${here.about}`, here.values) : null;
  const whole = numbers ? [...parts, numbers] : parts;
  return countWords(joined(whole)) <= mostWords ? joined(whole) : joined(parts);
}

/** The text without the sentences that work out the learner's own problem. */
const safeText = (text: Text, problem: string | undefined): Text =>
  problem === undefined
    ? text
    : text.flatMap((part) => {
        const safe = typeof part === 'string' ? withoutProblem(part, problem) : part;
        return safe === '' ? [] : [safe];
      });

function withWayBack(text: Text, line: number | null, speaker: Speaker): Text {
  if (line === null || countWords(text) > mostWords) return text;
  return joined([text, phrase(speaker, 'dialogue.back', { line })]);
}
