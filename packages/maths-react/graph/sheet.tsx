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
  /** A key press or touch, also before the interaction code is loaded. */
  onPress: (press: PressedKey | Touch) => void;
};

/** The paper with the first picture. `role="application"` for screen readers: its own keys trace the curve. */
export function Sheet({ box, svg, paper, name, describedBy, onFocus, onPress }: Props): ReactNode {
  return (
    // The lint rule knows only widget roles.
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
        {/* Our own SVG of numbers and escaped names; repainted outside React afterwards, once per frame. */}
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
