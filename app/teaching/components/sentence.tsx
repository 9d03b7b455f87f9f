import { Formula as Drawn } from '#app/maths/public.ts';
import type { Text } from '../blocks.ts';
import type { Formula } from '../pedagogy/state.ts';

/** A formula as the server drew it, else as it is typed. */
export function Maths({ formula }: { formula: Formula }) {
  const { latex, html, plain, speech } = formula;
  return <Drawn latex={latex} html={html} plain={plain} speech={speech} />;
}

/** A sentence with formulas in it. */
export function Sentence({ text }: { text: Text }) {
  return text.map((part, at) =>
    // A sentence never changes its order.
    typeof part === 'string' ? part : <Maths key={at} formula={part} />,
  );
}
