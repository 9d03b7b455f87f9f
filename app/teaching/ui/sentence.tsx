import { DrawnFormula } from '#app/ui/drawn-formula.tsx';
import type { Text } from '../model/blocks.ts';
import type { Formula } from '../domain/pedagogy/state.ts';

/** A formula as rendered by the server, else as plain text. */
export function Maths({ formula }: { formula: Formula }) {
  if (formula.html) return <DrawnFormula html={formula.html} />;
  return (
    <span className="typed" role="math" aria-label={formula.speech}>
      {formula.plain}
    </span>
  );
}

/** A sentence with formulas. */
export function Sentence({ text }: { text: Text }) {
  return text.map((part, at) =>
    // The order of parts is stable.
    typeof part === 'string' ? part : <Maths key={at} formula={part} />,
  );
}
