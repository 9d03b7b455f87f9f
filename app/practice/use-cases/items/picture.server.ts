import { graphItems } from '@curvela/maths/graph/read';
import { graphSvg } from '@curvela/maths/graph/server';
import { memoize } from '#app/platform/memoize.ts';
import type { Language } from '#app/platform/texts.ts';
import type { AnswerSpec, UnlabelledPicture, GraphPicture, Coordinates } from '@curvela/curriculum';
import type { PictureView } from '../../model/views.ts';
import { practiceText } from '../../messages/server/index.ts';
import { formulaView } from './parts.server.ts';

const mostKept = 500;
/** The width on a phone, so that the axis labels stay readable. */
const size = { width: 330, height: 264 };
const drawn = memoize(mostKept, (key): PictureView => {
  const [items, view, prompt, language] = JSON.parse(key) as [
    string[],
    GraphPicture['view'] | null,
    UnlabelledPicture | null,
    Language,
  ];
  const texts = items.map((item) => formulaView(item, language).plain);
  const description = prompt ? placesIn(prompt, language) : statementsIn(items, language);
  const svg =
    graphSvg(texts, {
      ...size,
      locale: language,
      title: description,
      view: view ?? undefined,
      named: !prompt,
    }) ?? '';
  return { items: prompt ? [] : graphItems(texts, language), view: view ?? null, svg, description };
});

function statementsIn(items: readonly string[], language: Language): string {
  if (items.length === 0) return practiceText(language, 'picture.empty');
  return practiceText(language, 'picture.of', { items: spoken(items, language) });
}

/** Describes the visible content of a picture without the answer. */
function placesIn({ by, at }: UnlabelledPicture, language: Language): string {
  if (by === 'steps') return at.map((place) => stepsTo(place, language)).join(' ');
  const places = at.map(([x, y]) => `(${x}, ${y})`);
  return practiceText(language, 'picture.through', { places: spoken(places, language) });
}

const stepsTo = ([x, y]: Coordinates, language: Language): string =>
  practiceText(language, 'picture.point', {
    across: practiceText(language, x < 0 ? 'picture.left' : 'picture.right', { steps: Math.abs(x) }),
    along: practiceText(language, y < 0 ? 'picture.down' : 'picture.up', { steps: Math.abs(y) }),
  });

const spoken = (formulas: readonly string[], language: Language): string =>
  formulas.map((formula) => formulaView(formula, language).speech).join('; ');

/** A picture rendered for the first paint, with its texts. Recent ones are cached. */
export const pictureView = ({ items, view, asked: prompt }: GraphPicture, language: Language): PictureView =>
  drawn(JSON.stringify([items, view ?? null, prompt ?? null, language]));

const usual = [-10, 10] as const;

/** The part of the plane to answer in: that of the picture, otherwise one around the answer with a margin. */
export function planeOf(
  answer: AnswerSpec,
  picture: GraphPicture | undefined,
): NonNullable<PictureView['view']> {
  if (picture?.view) return picture.view;
  const reach = answer.kind === 'point' ? Math.max(...answer.at.map(Math.abs)) : 0;
  if (reach < usual[1]) return { x: usual, y: usual };
  const half = Math.ceil((reach + 2) / 5) * 5;
  return { x: [-half, half], y: [-half, half] };
}
