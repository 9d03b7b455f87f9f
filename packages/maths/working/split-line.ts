import { type Relation, type Tree } from '../expression/tree.ts';
import { sameTree, variablesOf } from '../expression/tree-parts.ts';
import { implicationsOf, normaliseLine, withGroupedNumbers, withStatementColon } from './line-text.ts';
import { type SplitLine, statementOf } from './split-statement.ts';
import {
  deniesAny,
  readProportion,
  hasWords,
  withQuantityLetters,
  readFormula,
  renamed,
  mayHoldWords,
} from './line-formulas.ts';
import { readAmongWords } from './among-words.ts';

/** Splits a line into its statements: as one formula if it is one, else the formulas between its words. */
export function splitLine(source: string, locale: string | undefined, measures = false): SplitLine {
  const [first = source, ...others] = implicationsOf(source).map((part) => splitPart(part, locale, measures));
  if (typeof first === 'string') return splitPart(first, locale, measures);
  if (others.length === 0) return first;
  const all = [first, ...others];
  return {
    statements: all.flatMap(({ statements }) => statements),
    approximate: all.some(({ approximate }) => approximate),
    cutOff: all.flatMap(({ cutOff }) => cutOff),
    introduced: all.flatMap(({ introduced }) => introduced),
    unread: all.some(({ unread, statements }) => unread || statements.length === 0),
    whole: false,
  };
}

/** A line of which the only statement is known. */
export const splitOf = (tree: Tree): SplitLine => ({
  statements: [statementOf([tree])],
  approximate: false,
  cutOff: [],
  introduced: [],
  unread: false,
  whole: true,
});

/** {−3; 7}, S = {7}: all the solutions. */
const isSet = /^\s*(?:[A-Z]\s*=\s*)?\\?\{.*\}\s*$/u;
/** "Donc S = {0 ; 3}": words before a set, which the semicolon must not cut. */
const wordsBeforeSet = /^(?=.*\p{L}{2})[^\d={}<>\\]{2,60}\s(?=[A-Z]\s*=\s*\\?\{|\\?\{)/u;

function splitPart(written: string, locale: string | undefined, measures: boolean): SplitLine {
  const [words = ''] = wordsBeforeSet.exec(written) ?? [];
  const rest = written.slice(words.length);
  const source = words !== '' && isSet.test(rest) && !deniesAny(words, locale) ? rest : written;
  const { text, approximate, cutOff } = normaliseLine(source);
  const base = { approximate, cutOff, introduced: [], unread: false };
  const grouped = withGroupedNumbers(text, locale);
  const options = locale === undefined ? {} : { locale };
  const proportion = readProportion(source, options);
  if (proportion !== null) return { ...base, whole: true, statements: [statementOf([proportion])] };
  const formulas = [...new Set([grouped, text])].filter((each) => !hasWords(each, locale));
  const inLetters = withQuantityLetters(grouped, locale);
  const named = inLetters === null ? [] : readFormula(inLetters.text, options);
  if (inLetters !== null && named.length > 0)
    return {
      ...base,
      whole: true,
      statements: [statementOf(named.map((tree) => renamed(tree, inLetters.names)))],
    };
  const readings = [
    // Where measures are asked for, "1 h" is an hour.
    ...(measures ? formulas.flatMap((each) => readFormula(each, { ...options, units: true })) : []),
    ...formulas.flatMap((each) => readFormula(each, options)),
  ].filter((tree, index, all) => !all.slice(0, index).some((other) => sameTree(other, tree)));
  if (readings.length > 0) {
    const [first] = readings;
    const parts = first === undefined ? null : partsOfTree(first);
    if (parts === null || readings.length > 1)
      return { ...base, whole: true, statements: [statementOf(readings, { complete: isSet.test(text) })] };
    return { ...base, whole: true, statements: parts.map((part) => statementOf([part])) };
  }
  // A formula with a mistake in it, without words around it, is unread: nothing of it may be dropped.
  if (!mayHoldWords(text)) return { ...base, whole: true, statements: [] };
  return { ...base, whole: false, ...readAmongWords(withStatementColon(text), locale) };
}

/** "2 · 3 = 6, 2 + 3 = 5": several statements, unless they give the values of several unknowns or of one. */
function partsOfTree(tree: Tree): readonly Relation[] | null {
  if (tree.kind !== 'alternatives' || tree.items.length < 2) return null;
  const letters = variablesOf(tree);
  const closed = tree.items.filter((item) => variablesOf(item).length === 0);
  return closed.length > 0 || (letters.length === 0 && tree.join === 'and') ? tree.items : null;
}
