import { keyboardLanguage } from '@curvela/maths-react/input';
import {
  toLatex,
  toPlain,
  read,
  toSpeech,
  type ReadingError,
  type Tree,
  type TreeClass,
  sameTree,
} from '@curvela/maths/expression';

export type Normalised = { readonly milliseconds: number } & (
  | {
      readonly ok: true;
      readonly tree: Tree;
      readonly class: TreeClass;
      readonly variables: readonly string[];
      readonly plain: string;
      readonly latex: string;
      readonly speech: string;
      /** Other possible readings, in plain form. */
      readonly others: readonly string[];
      /** Plain text and LaTeX both read back to the same tree. */
      readonly readsBack: boolean;
    }
  | { readonly ok: false; readonly error: ReadingError }
);

/** A text in all output forms, with reading and writing times. Never throws. */
export function normalised(text: string, locale: string): Normalised {
  const started = performance.now();
  const result = read(text, { locale });
  if (!result.ok) return { ok: false, error: result.error, milliseconds: performance.now() - started };
  const { tree } = result;
  const [plain, latex, speech] = [
    toPlain(tree, locale),
    toLatex(tree, locale),
    toSpeech(tree, keyboardLanguage(locale)),
  ];
  const milliseconds = performance.now() - started;
  return {
    ok: true,
    tree,
    class: result.class,
    variables: result.variables,
    plain,
    latex,
    speech,
    others: (result.ambiguous ?? []).slice(1).map((other) => toPlain(other, locale)),
    readsBack: [plain, latex].every((writing) => readsAs(writing, tree, locale)),
    milliseconds,
  };
}

function readsAs(writing: string, tree: Tree, locale: string): boolean {
  const again = read(writing, { locale });
  return again.ok && sameTree(again.tree, tree);
}
