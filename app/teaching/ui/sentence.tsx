import { DrawnFormula } from '#app/ui/drawn-formula.tsx';
import type { Text } from '../model/blocks.ts';
import type { Formula } from '../domain/pedagogy/state.ts';

/** A formula as the server drew it, else as it is typed. */
export function Maths({ formula }: { formula: Formula }) {
  if (formula.html) return <DrawnFormula html={formula.html} />;
  return (
    <span className="typed" role="math" aria-label={formula.speech}>
      {formula.plain}
    </span>
  );
}

/** A sentence with formulas in it. */
export function Sentence({ text }: { text: Text }) {
  return text.map((part, at) =>
    // A sentence never changes its order.
    typeof part === 'string' ? part : <Maths key={at} formula={part} />,
  );
}
