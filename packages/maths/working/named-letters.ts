import type { Relation } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import type { MistakeId } from '../verify/mistake-ids.ts';
import { itemsOfText, type SentenceItem } from '../reading/quantities/items.ts';
import type { WorkingContext } from './judgement.ts';
import { nameOf } from './name-claims.ts';
import { nameExpressionsOf } from './name-expressions.ts';
import type { NamedAmount, StoryNames } from './story-names.ts';
import { truthOf } from './truth.ts';
import { isNear } from './tree-values.ts';

type LetterNames = ReadonlyMap<string, NamedAmount>;

/** The letters that lines give to the persons or things of a story: "let T be Tom's age and A Ana's". */
export function lettersOfNames(
  lines: readonly string[],
  names: StoryNames,
  locale: string | undefined,
): LetterNames {
  const found = new Map<string, NamedAmount>();
  for (const line of lines) {
    for (const { of, expression } of nameExpressionsOf(line, names, locale) ?? [])
      if (expression.kind === 'variable') found.set(expression.name, of);
    const items = itemsOfText(line, names.language, locale);
    if (items.some(({ kind }) => kind === 'number')) continue;
    const marks = items.flatMap((item): readonly (string | NamedAmount)[] => {
      const of = nameOf(item, names);
      return of !== null ? [of] : isLetter(item) ? [item.text] : [];
    });
    const shape = marks.map((mark) => (typeof mark === 'string' ? 'l' : 'n')).join('');
    if (!/^(?:(?:ln)+|(?:nl)+)$/.test(shape)) continue;
    const letters = marks.filter((mark) => typeof mark === 'string');
    const owners = marks.filter((mark) => typeof mark !== 'string');
    letters.forEach((letter, at) => found.set(letter, owners[at]!));
  }
  return found;
}

/** A letter alone that is no word: "a" and "y" only as capitals. */
const isLetter = (item: SentenceItem): item is Extract<SentenceItem, { kind: 'word' }> =>
  item.kind === 'word' && /^(?:\p{Lu}|[b-df-np-tv-xz])$/u.test(item.text);

export type NamedLetterStanding =
  | { readonly holds: true; readonly letters: ReadonlyMap<string, NamedAmount>; readonly areValues: boolean }
  | { readonly holds: false; readonly mistake: MistakeId | null };

/**
 * Equations in letters that are named after the persons or things of the story, by the learner or as their initials: T = A + 5 for "Ana is 5 older
 * than Tom" has the comparison the other way round. Null where a letter may mean anything.
 */
export function standingOfNamedLetters(
  relations: readonly Relation[],
  { names, letterNames, known, precision }: WorkingContext,
): NamedLetterStanding | null {
  const letters = [...new Set(relations.flatMap(variablesOf))];
  if (names === null || letters.length === 0) return null;
  if (relations.some(({ signs }) => signs.some((sign) => sign !== '='))) return null;
  const owners = letters.map((letter) => letterNames.get(letter) ?? initialOf(letter, names));
  const isChosen = letters.some((letter) => letterNames.has(letter));
  if (owners.some((owner) => owner === null) || new Set(owners).size !== owners.length) return null;
  if (!isChosen && letters.length < 2) return null;
  // The engine's own letters, with the same meaning: it knows what follows from what.
  const worlds = known.interpretations.find(({ about }) => about === 'solutions')?.worlds ?? [];
  const isOfEngine = worlds.some((world) =>
    letters.every((letter, at) => letter in world && isNear(world[letter]!, owners[at]!.value)),
  );
  if (isOfEngine) return null;
  const isTrue = (values: readonly number[]): boolean =>
    relations.every(
      (relation) =>
        truthOf(
          relation,
          new Map(),
          Object.fromEntries(letters.map((letter, at) => [letter, values[at]!])),
          precision,
        )?.holds === true,
    );
  const values = owners.map((owner) => owner!.value);
  const areValues = relations.every(
    ({ sides: [left, right] }) =>
      left?.kind === 'variable' && right !== undefined && variablesOf(right).length === 0,
  );
  if (isTrue(values))
    return { holds: true, letters: new Map(letters.map((letter, at) => [letter, owners[at]!])), areValues };
  const others = names.amounts.map(({ value }) => value).toReversed();
  const isExchanged =
    names.amounts.length === 2 && isTrue(owners.map((owner) => others[names.amounts.indexOf(owner!)]!));
  return {
    holds: false,
    mistake: isExchanged ? (areValues ? 'values_swapped' : 'comparison_reversed') : null,
  };
}

/** The only name that begins with a letter. */
function initialOf(letter: string, { amounts }: StoryNames): NamedAmount | null {
  const [only, more] = amounts.filter(({ name }) => name.startsWith(letter.toLowerCase()));
  return only !== undefined && more === undefined ? only : null;
}
