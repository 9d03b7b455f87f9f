import { called, type Expression } from '../../expression/tree.ts';
import { wholeOf } from './figures.ts';
import type { Claim, Statement } from './statement.ts';

/** Choices and arrangements: "choose 3 of 10", "arrange 5 books", "10 choose 3". */
export function readCounting(statement: Statement): Claim | null {
  const numbers = statement.formulas.filter(
    ({ item: { bare }, trees }) => bare && wholeOf(trees[0]) !== null,
  );
  if (numbers.length !== statement.formulas.length) return null;
  const used = new Set([
    ...numbers.map(({ index }) => index),
    ...statement.places('choose', 'arrange', 'ways', 'how_many', 'evaluate', 'factorial'),
  ]);
  if (statement.has('factorial') && numbers.length === 1)
    return {
      problems: [
        { task: 'evaluate', expression: { kind: 'factorial', of: numbers[0]!.trees[0] as Expression } },
      ],
      used,
      stated: true,
    };
  if (statement.has('choose') && numbers.length === 2 && !isStoryOfPicking(statement)) {
    const [p, q] = numbers.map(({ trees }) => trees[0] as Expression);
    const [first, second] = [wholeOf(p)!, wholeOf(q)!];
    const adjacent =
      numbers[1]!.index - numbers[0]!.index === 2 && statement.isConcept(numbers[0]!.index + 1, 'choose');
    const [n, k] = adjacent || first >= second ? [p!, q!] : [q!, p!];
    if (statement.has('quantifier', 'comparison', 'negation')) return null;
    const ordered = statement.has('arrange');
    return {
      problems: [{ task: 'evaluate', expression: called(ordered ? 'permutations' : 'combinations', n, k) }],
      used,
      stated: true,
    };
  }
  if (statement.has('arrange') && statement.has('ways') && numbers.length === 1)
    return {
      problems: [
        { task: 'evaluate', expression: { kind: 'factorial', of: numbers[0]!.trees[0] as Expression } },
      ],
      used,
      stated: true,
    };
  return null;
}

/** "Ann picked 9 limes. She gave 4 away": several sentences that name neither ways nor combinations tell of things picked, not of choices. */
function isStoryOfPicking(statement: Statement): boolean {
  if (statement.has('ways')) return false;
  const isNamed = statement
    .places('choose')
    .some((place) =>
      /combina|binomi|subset|committee|sous-ensemble|subconjunt|comit/i.test(textAt(statement, place)),
    );
  if (isNamed) return false;
  const sentences = statement.items.filter(
    (item, index) => item.kind === 'break' && /^[.?]$/.test(item.sign) && index < statement.items.length - 1,
  );
  return sentences.length > 0;
}

function textAt({ items }: Statement, place: number): string {
  const item = items[place];
  return item?.kind === 'concept' ? item.text : '';
}
