import type { Services } from '#app/platform/services.server.ts';
import type { Range } from './range.server.ts';
import type { FounderFigures } from '../../model/figures-schemas.ts';
import type { Layout } from '../../domain/figures/series.ts';

/** What every figure is counted over. `kept`: the months that a table keeps its rows for, when that cuts the range or the one before. */
export type Over = {
  db: Services['db'];
  range: Range;
  layout: Layout;
  kept: (table: string) => number | null;
};
export type Sums = Pick<FounderFigures, 'series' | 'parts'>;
