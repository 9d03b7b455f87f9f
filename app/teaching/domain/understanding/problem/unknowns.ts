import { foldAccents } from './fold-accents.ts';

const named =
  /(?<![a-z])(?:sin|sen|cos|tan|tg|cot|sec|csc|ln|log|exp|sqrt|abs|pi|arcsin|arccos|arctan|and|or|et|ou)(?![a-z])/g;

/** Letters of a formula that may be unknowns: without e and function names. */
export const unknownsOf = (formula: string): ReadonlySet<string> =>
  new Set(
    foldAccents(formula)
      .replace(named, ' ')
      .match(/[a-df-zα-ω]/g),
  );
