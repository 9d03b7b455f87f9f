import type { ReactNode, RefObject } from 'react';
import type { GraphPaper } from './use-paper.ts';
import type { PressedKey, Touch } from './use-trace.ts';

type Props = {
  box: RefObject<HTMLDivElement | null>;
  svg: RefObject<SVGSVGElement | null>;
  paper: Pick<GraphPaper, 'view' | 'markup'>;
  name: string;
  describedBy: string;
  onFocus: () => void;
  /** A key or a finger, also before anything listens to it. */
  onPress: (press: PressedKey | Touch) => void;
};

/** The paper with the picture of the first paint. An application to screen readers: its own keys walk along the curve. */
export function Sheet({ box, svg, paper, name, describedBy, onFocus, onPress }: Props): ReactNode {
  return (
    // The linter knows only widgets.
    // oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex
    <div
      className="gr-paper"
      role="application"
      aria-label={name}
      aria-describedby={describedBy}
      tabIndex={0}
      ref={box}
      onFocus={onFocus}
      onKeyDown={({ key, shiftKey }) => onPress({ key, shiftKey })}
      onClick={({ clientX, clientY }) => onPress({ clientX, clientY })}
    >
      <div className="gr-sheet">
        {/* Made by our own drawing from numbers and escaped names; painted by hand from then on, once per frame. */}
        {/* oxlint-disable-next-line react/no-danger */}
        <svg
          ref={svg}
          viewBox={`0 0 ${paper.view.width} ${paper.view.height}`}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: paper.markup }}
        />
      </div>
    </div>
  );
}
