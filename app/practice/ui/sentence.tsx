import type { SentenceParts } from '../model/views.ts';
import { DrawnFormula } from '#app/ui/drawn-formula.tsx';

/** A sentence with formulas, as rendered by the server. */
export function Sentence({ parts }: { parts: SentenceParts }) {
  return parts.map((part, at) =>
    // The parts of a sentence never change order.
    part.kind === 'text' ? (
      part.text
    ) : part.formula.html === null ? (
      <span key={at}>{part.formula.plain}</span>
    ) : (
      <DrawnFormula key={at} html={part.formula.html} />
    ),
  );
}
