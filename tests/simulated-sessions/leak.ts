import type { TutorBlock, CardView } from '#app/teaching/model/blocks.ts';
import type { LearnerTurnView } from '#app/teaching/model/views.ts';
import type { SessionState } from '#app/teaching/domain/pedagogy/state.ts';
import { readFormula } from './formula-text.ts';
import { formulasOf, mathsInWords, plainOf, proseOf } from './prose.ts';
import { sameExpression } from './truth.ts';

/** What must not be revealed before the problem is solved or given up. `standing`: lines that are visible already, including the given one. */
export type Secret = {
  readonly answer: string;
  readonly standing: readonly string[];
  readonly locale: string;
};

/** Visible lines and lines that the learner wrote: repeating them reveals nothing. */
export const standingOf = (
  { item }: SessionState,
  learner: LearnerTurnView | null,
  tried: readonly string[],
): string[] => [
  item.given.plain,
  item.problem,
  ...item.lines.map(({ formula }) => formula.plain),
  ...item.step.wrong.map(({ plain }) => plain),
  ...(learner?.kind === 'line' && learner.formula ? [learner.formula.plain] : []),
  ...tried,
];

const close = (text: string) => text.replaceAll(/\s/gu, '');
const number = /^[-−]?\d+(?:[.,]\d+)?(?:\/\d+)?°?$/u;

/** Parts of the answer in a turn, compared by value and not only by text. */
export function leaksIn(blocks: readonly TutorBlock[], card: CardView | null, secret: Secret): string[] {
  const tells = answerTeller(secret);
  const formulas = formulasOf(blocks, card).map(({ plain }) => plain);
  const words = [...proseOf(blocks), ...(card ? [card.prompt] : [])].map((text) => plainOf(text));
  const hidden = words.flatMap(mathsInWords).filter((piece) => !/^\d$/u.test(piece.trim()));
  // Of a system each equation is visible too.
  const standing = new Set(
    secret.standing.flatMap((line) => [line, ...line.split(/ (?:and|y|et) /u)]).map(close),
  );
  const told = [...new Set([...formulas, ...hidden])].filter(
    (piece) => !standing.has(close(piece)) && tells(piece),
  );
  const steps = blocks.flatMap((block) => (block.kind === 'step' ? [block.formula.plain] : []));
  return [...told, ...steps.filter((step) => close(step) === close(secret.answer))];
}

/** An example must not end with the same answer. */
export const doesExampleLeak = (blocks: readonly TutorBlock[], { answer }: Secret): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'worked' &&
      block.rung === 3 &&
      close(block.lines.at(-1)?.formula.plain ?? '') === close(answer),
  );

function answerTeller({ answer, standing, locale }: Secret): (piece: string) => boolean {
  const wanted = readFormula(answer, locale);
  if (wanted === null) return (piece) => close(piece) === close(answer);
  if (wanted.kind === 'expression') {
    const bare = wanted.value.names.size === 0;
    const inGiven = standing.some((line) => line.split(/[^\d.,/]+/u).includes(close(answer)));
    return (piece) => {
      if (close(piece) === close(answer)) return !(bare && inGiven);
      if (!bare || !number.test(close(piece))) return false;
      const said = readFormula(piece, locale);
      return said?.kind === 'expression' && !inGiven && sameExpression(said.value, wanted.value) === true;
    };
  }
  const values = valuesOf(answer, locale);
  return (piece) =>
    valuesOf(piece, locale).some((said) =>
      values.some((value) => value.name === said.name && Math.abs(value.is - said.is) < 1e-6),
    );
}

/** The values that a statement assigns to letters: `x = 3 or x = -2`. */
function valuesOf(text: string, locale: string): { name: string; is: number }[] {
  const read = readFormula(text, locale);
  if (read?.kind !== 'statement') return [];
  return read.ways.flat().flatMap(({ sides: [left, right], signs }) => {
    const [name] = left?.names ?? [];
    const plain = signs.length === 1 && signs[0] === '=' && left?.names.size === 1 && right?.names.size === 0;
    // Only `x = …`: the left side is a single letter.
    return plain && name !== undefined && right && left.at({ [name]: 17.5 }) === 17.5
      ? [{ name, is: right.at({}) }]
      : [];
  });
}
