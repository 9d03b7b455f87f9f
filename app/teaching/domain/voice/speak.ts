import type { TutorBlock, Graph, LineMark, ShownLine, Text } from '../../model/blocks.ts';
import type { TutorMoment } from '../pedagogy/moments.ts';
import type { StoryLetter } from '@curvela/maths';
import type { WorkLine } from '../pedagogy/state.ts';
import { speakerFor, hasPhrase, phrase, type Speaker, words } from './phrase.ts';
import { problemWordsBlocks, sayBlock } from './say.ts';
import { dialogueBlocks } from './speak-dialogue.ts';
import { helpBlocks } from './speak-help.ts';
import { safetyBlock } from './speak-safety.ts';
import { isOfSkill, skillBlocks } from './speak-skill.ts';
import { talkBlocks } from './speak-talk.ts';
import { speaksOfTime, durationText } from './speak-time.ts';
import { verdictBlocks } from './speak-verdict.ts';

/** Turns the moments chosen by the rules into text and blocks. `graph`: the graph of this turn, if any. */
export function speak(moments: readonly TutorMoment[], speaker: Speaker, graph: Graph | null): TutorBlock[] {
  const voice = speakerFor(speaker, graph !== null);
  const helps = moments.some(({ say: what }) => help.has(what));
  return moments.flatMap((moment) =>
    // The hint asks its own question; one per turn is enough.
    blocksOf(helps && moment.say === 'different' ? { ...moment, times: 2 } : moment, voice, graph),
  );
}

const help: ReadonlySet<TutorMoment['say']> = new Set([
  'idea',
  'aimed',
  'worked',
  'shown',
  'full_answer',
  'named',
]);

function blocksOf(moment: TutorMoment, speaker: Speaker, graph: Graph | null): TutorBlock[] {
  if (isOfSkill(moment)) return skillBlocks(moment, speaker);
  switch (moment.say) {
    case 'read':
      return [
        sayBlock(phrase(speaker, moment.twin === 'no' ? `read.${moment.task}` : `readTwin.${moment.twin}`)),
        // A problem whose formula is drawn as its words is written once.
        ...([moment.formula.plain, moment.formula.speech].includes(moment.words ?? '')
          ? []
          : problemWordsBlocks(moment.words)),
        { kind: 'formula', formula: moment.formula },
      ];
    case 'story':
      return [
        ...(moment.asksModel ? [sayBlock(phrase(speaker, 'story'))] : []),
        { kind: 'story', pieces: moment.pieces },
      ];
    case 'letters':
      return [sayBlock(lettersText(moment.letters, speaker))];
    case 'recall':
      return [recallBlock(moment, speaker)];
    case 'lines':
      return [{ kind: 'lines', lines: shownLines(moment) }];
    case 'nothing_to_do':
      return [sayBlock(phrase(speaker, 'nothing_to_do', { formula: moment.formula }))];
    case 'picture':
      return graph ? [{ kind: 'graph', graph }] : [];
    case 'unread':
      return [unread(moment, speaker)];
    case 'line_in_chat':
      return [
        {
          kind: 'offer',
          formula: moment.formula,
          text: phrase(speaker, 'line_in_chat', { formula: moment.formula }),
        },
      ];
    case 'drawn':
      return graph
        ? [sayBlock(phrase(speaker, 'drawn')), { kind: 'graph', graph }]
        : [sayBlock(phrase(speaker, 'no_picture'))];
    case 'clarify':
    case 'reason':
    case 'stop':
    case 'other_problem':
    case 'several':
    case 'parts':
    case 'kept':
    case 'named':
    case 'offers':
      return talkBlocks(moment, speaker);
    case 'topic':
    case 'compare':
    case 'reply':
    case 'evidence':
    case 'rule':
    case 'people':
      return dialogueBlocks(moment, speaker);
    case 'safety':
      return [safetyBlock(moment.kind, speaker, moment.abuse)];
    case 'close':
      return [sayBlock(closing(moment, speaker))];
    default:
      return (
        verdictBlocks(moment, speaker) ??
        helpBlocks(moment, speaker) ?? [sayBlock(phrase(speaker, moment.say))]
      );
  }
}

/** "Letters: x for Tom, y for Ana." */
function lettersText(letters: readonly StoryLetter[], speaker: Speaker): Text {
  const each = letters.flatMap(({ letter, name }, at) => [
    at === 0 ? ' ' : ', ',
    ...phrase(speaker, 'letter', { letter: { latex: letter, plain: letter, speech: letter }, name }),
  ]);
  return [...phrase(speaker, 'letters'), ...each, '.'];
}

function recallBlock(
  { text, times, daysAgo, helped, profileId }: Extract<TutorMoment, { say: 'recall' }>,
  speaker: Speaker,
): TutorBlock {
  const parts = [
    phrase(speaker, 'recall.times', { times, last: words(speaker, `recall.last.${recency(daysAgo)}`), text }),
    ...(helped === null ? [] : [[' '], phrase(speaker, `recall.helped.${helped}`)]),
    [' '],
    phrase(speaker, 'recall.look'),
  ];
  return { kind: 'recall', text: parts.flat(), link: words(speaker, 'recall.link'), profileId };
}

/** How long ago, in the words people use. */
const recency = (daysAgo: number) =>
  daysAgo < 1 ? 'today' : daysAgo < 2 ? 'yesterday' : daysAgo < 7 ? 'days' : daysAgo < 14 ? 'week' : 'long';

function shownLines({ lines, extra }: Extract<TutorMoment, { say: 'lines' }>): ShownLine[] {
  const mark = (line: WorkLine): LineMark =>
    line.by === 'given' ? 'given' : line.by === 'tutor' ? 'shown' : 'equal';
  const shown: ShownLine[] = lines.map((line) => ({ n: line.n, formula: line.formula, mark: mark(line) }));
  if (extra) shown.push({ n: extra.n, formula: extra.formula, mark: extra.verdict });
  return shown;
}

function unread({ error, typed }: Extract<TutorMoment, { say: 'unread' }>, speaker: Speaker): TutorBlock {
  const { at, length } = error.error;
  const text = phrase(speaker, 'unread', { at: at + 1, reason: error.text });
  return { kind: 'unread', typed, at, length, text };
}

function closing({ tally, seconds }: Extract<TutorMoment, { say: 'close' }>, speaker: Speaker): Text {
  const { solved, givenUp, unaided, afterHelp } = tally;
  const parts: Text[] = [phrase(speaker, 'close', { solved, unaided, afterHelp })];
  if (givenUp > 0) parts.push(phrase(speaker, 'closeGivenUp', { givenUp }));
  else if (hasPhrase(speaker, 'closing')) parts.push(phrase(speaker, 'closing'));
  if (speaksOfTime(speaker)) parts.push(durationText(seconds, speaker));
  return parts.flatMap((part, at) => (at === 0 ? part : [' ', ...part]));
}
