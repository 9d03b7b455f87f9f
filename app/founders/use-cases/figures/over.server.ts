import type { Services } from '#app/platform/services.server.ts';
import type { Range } from './range.server.ts';
import type { FounderFigures } from '../../model/figures-schemas.ts';
import type { Layout } from '../../domain/figures/series.ts';

/** Input of every figure. `kept`: retention in months, if it cuts off the range or the previous one. */
export type Over = {
  db: Services['db'];
  range: Range;
  layout: Layout;
  kept: (table: string) => number | null;
};
export type Sums = Pick<FounderFigures, 'series' | 'parts'>;
