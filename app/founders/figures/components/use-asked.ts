import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { usePreferences } from '#app/preferences/public.ts';
import { askedIn } from '../address.ts';
import { figuresQuery, isRefused } from '../client.ts';
import { figureId } from '../figures.ts';
import type { Figures, Series } from '../schemas.ts';

const firstFigure = 'sessions_booked';

/** What the address asks for, and its figures: of the last 28 days where it asks for what cannot be shown. */
export function useAsked() {
  const [parameters] = useSearchParams();
  const { timeZone } = usePreferences();
  const { asked: named, unusable } = askedIn(parameters, timeZone);
  const wanted = useQuery(figuresQuery(named));
  const refused = isRefused(wanted.error);
  const asked = refused ? { range: '28d' as const, zone: named.zone } : named;
  const query = useQuery(figuresQuery(asked));
  return { asked, query, unusable: unusable || refused, figure: parameters.get('figure') ?? firstFigure };
}

/** The figure of that name; the first one where there is none. */
export const seriesNamed = ({ series }: Figures, id: string): Series | undefined =>
  series.find((each) => figureId(each) === id) ?? series.find(({ key }) => key === firstFigure);
