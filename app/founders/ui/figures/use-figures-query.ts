import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { usePreferences } from '#app/preferences/index.ts';
import { parseFiguresQuery } from '../../domain/figures/address.ts';
import { figuresQuery, isRefused } from '../../api/figures-client.ts';
import { figureId, type FigureKey } from '../../domain/figures/figures.ts';
import type { FigureSeries } from '../../model/figures-schemas.ts';

/** The range of the URL and its figures; the last 28 days if the range is invalid. `figure` is the selected one, `first` by default. */
export function useFiguresQuery(first: FigureKey) {
  const [parameters] = useSearchParams();
  const { timeZone } = usePreferences();
  const { asked: named, unusable } = parseFiguresQuery(parameters, timeZone);
  const wanted = useQuery(figuresQuery(named));
  const refused = isRefused(wanted.error);
  const asked = refused ? { range: '28d' as const, zone: named.zone } : named;
  const query = useQuery(figuresQuery(asked));
  return { asked, query, unusable: unusable || refused, figure: parameters.get('figure') ?? first };
}

/** The figure with that id, otherwise the one of the key. */
export const seriesNamed = (
  series: readonly FigureSeries[],
  id: string,
  first: FigureKey,
): FigureSeries | undefined =>
  series.find((each) => figureId(each) === id) ?? series.find(({ key }) => key === first);
