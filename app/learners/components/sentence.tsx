import { Formula } from '#app/maths/public.ts';
import type { Parts } from '#app/practice/public.ts';

/** A sentence with formulas in it. */
export function Sentence({ parts }: { parts: Parts }) {
  return parts.map((part, at) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      // A sentence never changes its order.
      <Formula key={at} {...part.formula} />
    ),
  );
}
