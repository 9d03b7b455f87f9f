import type { TutorTurnView, TeachingSessionView } from '#app/teaching/model/views.ts';
import type { TurnInput } from '#app/teaching/model/schemas.server.ts';
import { doesExampleLeak, leaksIn, type Secret } from './leak.ts';
import { countsOf, plainOf, proseOf } from './prose.ts';

/** Kinds of faults in a turn. */
export const faultKinds = [
  'dead end',
  'wrong verdict',
  'leak',
  'hint without an attempt',
  'no help after two failures',
  'two questions',
  'too many words',
  'bad words',
  'evidence',
  'not the same turn',
  'false mastery',
  'slow',
] as const;
type FaultKind = (typeof faultKinds)[number];
/** The text of a turn with its question. */
type Spoken = Pick<TutorTurnView, 'blocks' | 'card'>;
export type SessionFault = { readonly kind: FaultKind; readonly what: string };

const mostWords = 60;
const counted =
  /\b(?:hints?|clues?) (?:left|remaining)|\d+ more hints?|pistas? (?:restantes?|más)|quedan? \d+ pistas?|indices? restants?|il (?:te )?reste \d+ indices?/iu;

/** Whether a turn gives help beyond the verdict, and how deep. */
export function helpIn({ blocks }: Pick<TutorTurnView, 'blocks'>): 0 | 1 | 2 | 3 | 4 {
  const rungs = blocks.map((block) =>
    block.kind === 'hint' || block.kind === 'worked' ? block.rung : block.kind === 'step' ? 4 : 0,
  );
  return rungs.reduce<0 | 1 | 2 | 3 | 4>((deepest, rung) => (rung > deepest ? rung : deepest), 0);
}

/** Wording rules of a turn: one question at most with its card, no more than sixty words, and no forbidden ones. */
export function wordingFaults({ blocks, card }: Spoken): SessionFault[] {
  const { questions, words } = countsOf(blocks, card);
  const said = [...proseOf(blocks), ...(card ? [card.prompt] : [])].map(plainOf).join(' / ');
  const faults: SessionFault[] = [];
  if (questions > 1) faults.push({ kind: 'two questions', what: said });
  if (words > mostWords) faults.push({ kind: 'too many words', what: `${words}: ${said}` });
  if (/!|\{\p{L}\w*\}|undefined|NaN|\[object/u.test(said) || counted.test(said))
    faults.push({ kind: 'bad words', what: said });
  return faults;
}

/** How many turns must lie between two equal sentences of the tutor. */
const turnsBetween = 5;

/** The sentences of the tutor's last turns, to find one that is said again. */
export class SentenceHistory {
  #turns: string[][] = [];

  /** How many sentences this turn says, and how many of them one of the last five turns has said too. */
  add({ blocks }: Pick<Spoken, 'blocks'>): { all: number; repeated: readonly string[] } {
    const sentences = proseOf(blocks)
      .flatMap((text) => plainOf(text).split(/(?<=[.?!…])\s+/u))
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(/\s+/u).length > 3);
    const earlier = this.#turns.flat();
    this.#turns = [...this.#turns, sentences].slice(-turnsBetween);
    return { all: sentences.length, repeated: sentences.filter((sentence) => earlier.includes(sentence)) };
  }
}

/** What must not be revealed yet. */
export function leakFaults(turn: Spoken, secret: Secret): SessionFault[] {
  // The text of a worked example of another problem reveals nothing of this one.
  const own = turn.blocks.filter((block, at) => {
    const next = turn.blocks[at + 1];
    return !(block.kind === 'say' && next?.kind === 'worked' && next.rung === 3);
  });
  const leaks = leaksIn(own, turn.card, secret).map((piece): SessionFault => ({
    kind: 'leak',
    what: `${piece} of ${secret.answer}`,
  }));
  return doesExampleLeak(turn.blocks, secret)
    ? [...leaks, { kind: 'leak', what: `the example ends with ${secret.answer}` }]
    : leaks;
}

/** The work on the current line. */
export type PlayedStep = { item: string; lines: number; failed: number; opened: boolean };
export const freshStep = (item: string, lines: number): PlayedStep => ({
  item,
  lines,
  failed: 0,
  opened: false,
});

/** Help needs an attempt or "I can't start"; two failed attempts bring an example or the step. */
export function helpFaults(
  step: PlayedStep,
  input: TurnInput,
  judgement: string | null,
  turn: TutorTurnView,
  about: { failsHere: boolean },
): SessionFault[] {
  const help = helpIn(turn);
  const attempts = judgement !== null && judgement !== 'unread' && judgement !== 'guessing';
  const starts = 'action' in input && (input.action === 'cannot_start' || input.action === 'give_up');
  const faults: SessionFault[] = [];
  if (help > 0 && !step.opened && !attempts && !starts)
    faults.push({ kind: 'hint without an attempt', what: `rung ${help} after ${JSON.stringify(input)}` });
  const person = turn.blocks.some(({ kind }) => kind === 'humans');
  if (about.failsHere && step.failed >= 1 && help < 3 && !person)
    faults.push({ kind: 'no help after two failures', what: `rung ${help} after ${JSON.stringify(input)}` });
  return faults;
}

/** Whether there is no way to continue: neither an open card nor an end with offers. */
export function isStuck(session: TeachingSessionView): boolean {
  return session.card === null && session.phase !== 'schedule';
}
