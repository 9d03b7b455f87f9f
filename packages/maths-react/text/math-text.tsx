import { Fragment, memo, useMemo } from 'react';
import { LiveFormula } from '../formula/live-formula.tsx';
import type { Segment } from './blocks.ts';
import { segmentsOf } from './segments.ts';
import './math-text.css';

type Props = {
  /** Text with formulas, as far as it has arrived. */
  text: string;
  /** False while more is coming: what is still open is held back. */
  ended?: boolean;
  className?: string | undefined;
};

/**
 * A text with formulas in it, as people and models write it, also while it arrives. Nothing in it becomes HTML but what
 * KaTeX draws: no links, no pictures, no markup.
 */
export function MathText({ text, ended = true, className }: Props) {
  const segments = useMemo(() => segmentsOf(text, ended), [text, ended]);
  return (
    <div className={`math-text ${className ?? ''}`.trim()}>
      {segments.map((segment, at) => (
        // Segments are only ever added at the end.
        <Piece key={at} segment={segment} />
      ))}
    </div>
  );
}

/** A finished piece is drawn once, however long the text behind it grows. */
const Piece = memo(
  function Piece({ segment }: { segment: Segment }) {
    if (segment.kind === 'formula') return <LiveFormula latex={segment.latex} display={segment.display} />;
    if (segment.kind === 'code')
      return segment.block ? <pre>{segment.text}</pre> : <code>{segment.text}</code>;
    return <Fragment>{segment.text}</Fragment>;
  },
  (before, after) => JSON.stringify(before.segment) === JSON.stringify(after.segment),
);
