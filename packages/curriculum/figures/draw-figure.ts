import type { Language } from '@curvela/maths/texts.ts';
import { drawArea } from './area.ts';
import { drawBars, drawScale } from './bars.ts';
import { drawCircles, drawRound } from './circles.ts';
import { drawDotPlot, drawDots } from './dots.ts';
import type { FigureSpec, FigureLabel } from './figure-spec.ts';
import { drawNumberLines } from './number-line.ts';
import { drawShape } from './shape.ts';
import type { FigureDrawing } from './shapes.ts';
import { drawSideSquares } from './side-squares.ts';
import { drawTree } from './tree.ts';
import { drawUnitCircle } from './unit-circle.ts';
import { writeLabel } from './write-label.ts';

/** The shapes of a figure, its labels in the learner’s notation. */
export function drawFigure(figure: FigureSpec, language: Language): FigureDrawing {
  const write = (label: FigureLabel) => writeLabel(label, language);
  switch (figure.kind) {
    case 'bars':
      return drawBars(figure, write);
    case 'scale':
      return drawScale(figure, write);
    case 'number_lines':
      return drawNumberLines(figure, write);
    case 'area':
      return drawArea(figure, write);
    case 'shape':
      return drawShape(figure, write);
    case 'side_squares':
      return drawSideSquares(figure, write);
    case 'circles':
      return drawCircles(figure, write);
    case 'round':
      return drawRound(figure, write);
    case 'dots':
      return drawDots(figure, write);
    case 'dot_plot':
      return drawDotPlot(figure, write);
    case 'tree':
      return drawTree(figure, write);
    case 'unit_circle':
      return drawUnitCircle(figure, write);
  }
}
