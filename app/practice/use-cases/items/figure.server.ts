import type { Language } from '#app/platform/texts.ts';
import { drawFigure } from '@curvela/curriculum/skills/figures/draw-figure.ts';
import type { Described, Figure } from '@curvela/curriculum/skills/figures/figure.ts';
import { svgOf } from '@curvela/curriculum/skills/figures/svg.ts';
import type { FigureView } from '../../model/views.ts';
import { asText, type Filling, said } from './parts.server.ts';

/** A figure drawn for the learner, with its words filled from the texts beside it. */
export function figureView(figure: Figure & Described, language: Language, filling: Filling): FigureView {
  const description = asText(said(figure.description, language, filling));
  return { svg: svgOf(drawFigure(figure, language), description) };
}
