import type { Language } from '#app/platform/texts.ts';
import { drawFigure } from '@curvela/curriculum/figures/draw-figure.ts';
import type { WithDescription, FigureSpec } from '@curvela/curriculum/figures/figure-spec.ts';
import { toSvg } from '@curvela/curriculum/figures/to-svg.ts';
import type { FigureView } from '../../model/views.ts';
import { toPlainText, type SlotValues, localize } from './parts.server.ts';

/** A figure drawn for the learner, with its words filled from the texts beside it. */
export function figureView(figure: FigureSpec & WithDescription, language: Language, filling: SlotValues): FigureView {
  const description = toPlainText(localize(figure.description, language, filling));
  return { svg: toSvg(drawFigure(figure, language), description) };
}
