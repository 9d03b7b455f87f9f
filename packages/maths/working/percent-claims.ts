import { isExpression, type Expression, type Relation } from '../expression/tree.ts';
import { fold, languageOf } from '../reading/lexicon/lexicon.ts';
import { storyOf } from '../reading/stories/story-of-text.ts';
import type { WorkingContext } from './judgement.ts';
import { isLiteral, isNear, numbersIn, valueOf } from './tree-values.ts';

/*
 * Stories that ask which percentage of a whole a part is: the formula gives the percentage as a number of hundredths, and a line may also speak of the
 * percentage of the other part.
 */

type PercentContext = Pick<WorkingContext, 'story' | 'known' | 'locale'>;

/** The number of hundredths, and the words for the part in question. */
function percentageIn({
  story,
  known,
  locale,
}: PercentContext): { percent: number; words: readonly string[] } | null {
  const { expression, question } = known.problem;
  if (story === null || known.result === null || question !== undefined) return null;
  if (!isExpression(expression) || !numbersIn(expression).includes(100)) return null;
  const read = storyOf(story, languageOf(fold(story).match(/\p{L}+/gu) ?? [], locale), locale);
  if (read?.asks('percent_question') !== true) return null;
  const words = read.parts
    .slice(read.question.from, read.question.to)
    .flatMap((part) => (part.kind === 'word' && part.content ? [part.folded] : []));
  return { percent: known.result, words };
}

/** 40 % where the answer is 40, 60 % for the rest of the whole; null for any other value. */
export function standingOfPercent(tree: Expression, context: PercentContext): 'result' | 'rest' | null {
  if (tree.kind !== 'percent' || !isLiteral(tree.of)) return null;
  const asked = percentageIn(context);
  const size = 100 * valueOf(tree);
  if (asked === null) return null;
  return isNear(size, asked.percent) ? 'result' : isNear(100 - size, asked.percent) ? 'rest' : null;
}

/** 15/25 = 60 %, 15/25 = 0.6 where 40 % is the answer: the share of the rest. */
export function isShareOfRest({ sides }: Relation, context: PercentContext): boolean {
  const last = sides.at(-1)! as Expression;
  if (standingOfPercent(last, context) === 'rest') return true;
  const isShare = isLiteral(last) && sides.some(({ kind }) => kind === 'divide');
  const asked = isShare ? percentageIn(context) : null;
  return asked !== null && isNear(100 - 100 * valueOf(last), asked.percent);
}

/** "The boys are 60 %" where these are the girls: the words of the question with the percentage of the rest. */
export function isPercentOfOtherPart(line: string, context: PercentContext): boolean {
  const asked = /\d\s?%/u.test(line) ? percentageIn(context) : null;
  if (asked === null || isNear(asked.percent, 50)) return false;
  return line.split(/[;:=]|[,.](?!\d)|(?<!\p{L})(?:and|y|et)(?!\p{L})/u).some((clause) => {
    const [digits, more] = [...clause.matchAll(/(\d+(?:[.,]\d+)?)\s?%/gu)].map(([, each]) => each!);
    const isOfPart = (fold(clause).match(/\p{L}+/gu) ?? []).some((word) => asked.words.includes(word));
    return (
      digits !== undefined &&
      more === undefined &&
      isOfPart &&
      !/[+×·*/−-]|(?<!\p{L})(?:not?|pas|n['’]t)(?!\p{L})/u.test(clause) &&
      isNear(100 - Number(digits.replace(',', '.')), asked.percent)
    );
  });
}

/** 10/15 for 10 boys among 25 pupils, of whom 15 are girls: one part divided by the other instead of by the whole. */
export function isPartByPart(tree: Relation | Expression, context: PercentContext): boolean {
  const sides = isExpression(tree) ? [tree] : tree.sides;
  const ratio = sides.find((side) => side.kind === 'divide');
  if (ratio?.kind !== 'divide' || !isLiteral(ratio.numerator) || !isLiteral(ratio.denominator)) return false;
  const asked = percentageIn(context);
  if (asked === null) return false;
  const [above, below] = [valueOf(ratio.numerator), valueOf(ratio.denominator)];
  const isWhole = [...numbersIn(context.known.problem.expression as Expression)].some((each) =>
    isNear(each, above + below),
  );
  return isWhole && !isNear(above, below) && isNear((100 * above) / (above + below), asked.percent);
}
