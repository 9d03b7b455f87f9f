import { graphItems, graphSvg } from '#app/maths/public.server.ts';
import { remember } from '#app/platform/remember.ts';
import type { Language } from '#app/platform/texts.ts';
import type { Answer, Picture } from '../skills/skill.ts';
import type { PictureView } from '../views.ts';
import { sayPractice } from '../messages/said/index.ts';
import { formulaView } from './parts.server.ts';

const mostKept = 500;
/** As wide as it is shown, so that the numbers at its axes stay as large as text. */
const size = { width: 400, height: 320 };
const drawn = remember(mostKept, (key): PictureView => {
  const [items, view, language] = JSON.parse(key) as [string[], Picture['view'] | null, Language];
  const written = items.map((item) => formulaView(item, language));
  const texts = written.map(({ plain }) => plain);
  const speech = written.map((formula) => formula.speech).join('; ');
  const description =
    items.length === 0
      ? sayPractice(language, 'picture.empty')
      : sayPractice(language, 'picture.of', { items: speech });
  const svg =
    graphSvg(texts, { ...size, locale: language, title: description, view: view ?? undefined }) ?? '';
  return { items: graphItems(texts, language), view: view ?? null, svg, description };
});

/** A picture drawn for the first paint, with its words. Recent ones are kept. */
export const pictureView = ({ items, view }: Picture, language: Language): PictureView =>
  drawn(JSON.stringify([items, view ?? null, language]));

const usual = [-10, 10] as const;

/** The part of the plane to answer in: that of the picture, else one that holds the answer with room around it. */
export function planeOf(answer: Answer, picture: Picture | undefined): NonNullable<PictureView['view']> {
  if (picture?.view) return picture.view;
  const reach = answer.kind === 'point' ? Math.max(...answer.at.map(Math.abs)) : 0;
  if (reach < usual[1]) return { x: usual, y: usual };
  const half = Math.ceil((reach + 2) / 5) * 5;
  return { x: [-half, half], y: [-half, half] };
}
