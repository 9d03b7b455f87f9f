import type { MistakeId } from '#app/maths/public.ts';
import type { Block, Care, Graph, LineMark, ShownLine, Text } from '../blocks.ts';
import type { Moment } from '../pedagogy/moments.ts';
import type { Line } from '../pedagogy/state.ts';
import type { SafetyKind } from '../safety/kinds.ts';
import { policies } from '../models.ts';
import { evidenceOf } from './evidence.ts';
import { isOfSkill, skillBlocks } from './speak-skill.ts';
import { talkBlocks } from './speak-talk.ts';
import { helpFor } from './help-lines.ts';
import { drawing, hasPhrase, otherwise, phrase, words, type Speaker } from './phrase.ts';
import { atFormula, valueFormula } from './values.ts';

/** Puts what the rules decided into words and blocks. `graph` is the picture of this moment, when there is one. */
export function speak(moments: readonly Moment[], speaker: Speaker, graph: Graph | null): Block[] {
  const voice = drawing(speaker, graph !== null);
  const helps = moments.some(({ say: what }) => help.has(what));
  return moments.flatMap((moment) =>
    // Help asks its own question: one is enough.
    blocksOf(helps && moment.say === 'different' ? { ...moment, times: 2 } : moment, voice, graph),
  );
}

const help: ReadonlySet<Moment['say']> = new Set([
  'idea',
  'aimed',
  'worked',
  'shown',
  'full_answer',
  'named',
]);

const tellsTime = ({ policy, model }: Speaker): boolean => (policy ?? policies[model]).tellsTime;
const say = (text: Text): Block => ({ kind: 'say', text });
const inOwnWords = (words: string | null | undefined): Block[] => (words ? [say([words])] : []);

function blocksOf(moment: Moment, speaker: Speaker, graph: Graph | null): Block[] {
  if (isOfSkill(moment)) return skillBlocks(moment, speaker);
  switch (moment.say) {
    case 'read':
      return [
        say(phrase(speaker, moment.twin === 'no' ? `read.${moment.task}` : `readTwin.${moment.twin}`)),
        ...inOwnWords(moment.words),
        { kind: 'formula', formula: moment.formula },
      ];
    case 'lines':
      return [{ kind: 'lines', lines: shownLines(moment) }];
    case 'nothing_to_do':
      return [say(phrase(speaker, 'nothing_to_do', { formula: moment.formula }))];
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
        ? [say(phrase(speaker, 'drawn')), { kind: 'graph', graph }]
        : [say(phrase(speaker, 'no_picture'))];
    case 'clarify':
    case 'reason':
    case 'stop':
    case 'other_problem':
    case 'several':
    case 'kept':
    case 'named':
    case 'offers':
      return talkBlocks(moment, speaker);
    case 'safety':
      return [safetyBlock(moment.kind, speaker)];
    case 'close':
      return [say(closing(moment, speaker))];
    default:
      return (
        verdictBlocks(moment, speaker) ?? helpBlocks(moment, speaker) ?? [say(phrase(speaker, moment.say))]
      );
  }
}

function shownLines({ lines, extra }: Extract<Moment, { say: 'lines' }>): ShownLine[] {
  const mark = (line: Line): LineMark =>
    line.by === 'given' ? 'given' : line.by === 'tutor' ? 'shown' : 'equal';
  const shown: ShownLine[] = lines.map((line) => ({ n: line.n, formula: line.formula, mark: mark(line) }));
  if (extra) shown.push({ n: extra.n, formula: extra.formula, mark: extra.verdict });
  return shown;
}

function verdictBlocks(moment: Moment, speaker: Speaker): Block[] | null {
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

const numbers = (moment: { line: number; before?: number }) => ({
  line: moment.line,
  before: moment.before ?? moment.line - 1,
});

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

function helpBlocks(moment: Moment, speaker: Speaker): Block[] | null {
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
        say(phrase(speaker, 'worked')),
        ...inOwnWords(moment.worked.words),
        { kind: 'worked', rung: 3, title: words(speaker, 'workedTitle'), problem, lines },
      ];
    }
    case 'shown': {
      const { formula, why } = moment.step;
      return [
        say(phrase(speaker, 'shown', numbers(moment))),
        { kind: 'step', title: words(speaker, 'shownTitle'), formula, note: why },
      ];
    }
    case 'full_answer': {
      const { problem, steps } = moment.worked;
      const lines = steps.map(({ formula, why }) => ({ formula, note: why }));
      return [
        say(phrase(speaker, moment.why)),
        { kind: 'worked', rung: 4, title: words(speaker, 'wholeTitle'), problem, lines },
      ];
    }
    case 'no_help':
    case 'answer_unknown':
    case 'two_given_up':
      return [say(phrase(speaker, moment.say)), { kind: 'humans', label: words(speaker, 'humanTutors') }];
    default:
      return null;
  }
}

/** The idea and its question; in other words the question comes first. Small: the question alone. */
function ideaText(
  { concept, small }: Extract<Moment, { say: 'idea' }>,
  speaker: Speaker,
): { text: Text; question?: Text } {
  const idea = phrase(speaker, `concepts.${concept}.idea`);
  const ask = phrase(speaker, `concepts.${concept}.ask`);
  // The small question stands on the card already.
  if (small && speaker.small) return { text: idea };
  if (small) return { text: otherwise(speaker, 'small', ask) };
  return (speaker.again ?? 0) % 2 === 0
    ? { text: idea, question: ask }
    : { text: [...ask, ' ', ...phrase(speaker, 'anew.idea'), ' ', ...idea] };
}

/** H2: the known mistake with its values, else the numbers that show the difference. */
function aimed(moment: Extract<Moment, { say: 'aimed' }>, speaker: Speaker): Block {
  const { slip } = moment;
  if (slip.mistake) {
    return {
      kind: 'hint',
      rung: 2,
      title: words(speaker, 'slipTitle'),
      text: otherwise(speaker, 'slip', [slip.mistake.text]),
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
      ? phrase(speaker, 'aimed', { ...numbers(moment), ...values })
      : phrase(speaker, slip.value ? 'aimedValue' : 'aimedPlain', numbers(moment)),
  };
}

function unread({ error, typed }: Extract<Moment, { say: 'unread' }>, speaker: Speaker): Block {
  const { at, length } = error.error;
  const text = phrase(speaker, 'unread', { at: at + 1, reason: error.text });
  return { kind: 'unread', typed, at, length, text };
}

/** The answer by people to words that a person should read, with the help lines of the reader's country. */
export function safetyBlock(kind: SafetyKind, speaker: Speaker): Care {
  const { lines, emergency } = helpFor(speaker.locale);
  const helped = kind !== 'personal_data';
  return {
    kind: 'care',
    lead: words(speaker, `safety.${kind}.lead`),
    lines: helped ? lines.map(({ name, number }) => ({ name, number })) : [],
    emergency: helped ? words(speaker, 'safety.emergency', { number: emergency.number }) : '',
    after: words(speaker, seenBy(kind, speaker)),
  };
}

/** Who gets to know of it, told to whoever wrote it. */
function seenBy(kind: SafetyKind, { audience }: Speaker): string {
  if (audience === undefined || (audience === 'begun' && kind === 'personal_data'))
    return `safety.${kind}.seen`;
  if (audience === 'begun') return `safety.begun.${kind === 'abuse' ? 'abuse' : 'harm'}`;
  return `safety.${audience}.${kind === 'personal_data' ? kind : 'harm'}`;
}

function closing({ tally, seconds }: Extract<Moment, { say: 'close' }>, speaker: Speaker): Text {
  const { solved, givenUp, unaided, afterHelp } = tally;
  const parts: Text[] = [phrase(speaker, 'close', { solved, unaided, afterHelp })];
  if (givenUp > 0) parts.push(phrase(speaker, 'closeGivenUp', { givenUp }));
  else if (hasPhrase(speaker, 'closing')) parts.push(phrase(speaker, 'closing'));
  if (tellsTime(speaker)) parts.push(timed(seconds, speaker));
  return parts.flatMap((part, at) => (at === 0 ? part : [' ', ...part]));
}

function timed(seconds: number, speaker: Speaker): Text {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    ...(minutes > 0 ? [words(speaker, 'minutes', { minutes })] : []),
    ...(rest > 0 || minutes === 0 ? [words(speaker, 'seconds', { seconds: rest })] : []),
  ];
  return phrase(speaker, 'time', { time: parts.join(` ${words(speaker, 'and')} `) });
}
