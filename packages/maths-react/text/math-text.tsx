import { Fragment, memo, useMemo } from 'react';
import { LiveFormula } from '../formula/live-formula.tsx';
import type { Segment } from './blocks.ts';
import { segmentsOf } from './segments.ts';
import './math-text.css';

type Props = {
  /** The text received so far. */
  text: string;
  /** False while more is expected: an open block is held back. */
  ended?: boolean;
  className?: string | undefined;
};

/**
 * A text with formulas, as written by people and models, also while streaming. Only KaTeX output becomes HTML: no links, images or
 * markup.
 */
export function MathText({ text, ended = true, className }: Props) {
  const segments = useMemo(() => segmentsOf(text, ended), [text, ended]);
  return (
    <div className={`math-text ${className ?? ''}`.trim()}>
      {segments.map((segment, at) => (
        // Segments are only appended.
        <Piece key={at} segment={segment} />
      ))}
    </div>
  );
}

/** Memoized: a complete segment renders once, however long the text after it grows. */
const Piece = memo(
  function Piece({ segment }: { segment: Segment }) {
    if (segment.kind === 'formula') return <LiveFormula latex={segment.latex} display={segment.display} />;
    if (segment.kind === 'code')
      return segment.block ? <pre>{segment.text}</pre> : <code>{segment.text}</code>;
    return <Fragment>{segment.text}</Fragment>;
  },
  (before, after) => JSON.stringify(before.segment) === JSON.stringify(after.segment),
);
