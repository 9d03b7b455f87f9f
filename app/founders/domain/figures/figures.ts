/** Definitions of the company’s figures. Name and formula are in the texts under the same key. */

/** Unit of a figure: counts and money are additive over days, the others are not. */
export type Unit = 'count' | 'share' | 'mean' | 'milliseconds' | 'money' | 'cost';

const units = {
  sign_ups: 'count',
  sign_ups_confirmed: 'count',
  activation: 'share',
  sessions_booked: 'count',
  revenue_gross: 'money',
  revenue_refunded: 'money',
  revenue_net: 'money',
  next_item_right: 'share',
  hint_depth: 'mean',
  problems_begun: 'count',
  model_calls: 'count',
  model_cost: 'cost',
  model_pieces: 'count',
  model_first_word_p50: 'milliseconds',
  model_first_word_p95: 'milliseconds',
  model_answer_p50: 'milliseconds',
  model_answer_p95: 'milliseconds',
  model_refused: 'count',
  model_held_back: 'count',
  safety_flags: 'count',
  security_alerts: 'count',
  referral_clicks: 'count',
  telemetry_events: 'count',
} as const satisfies Record<string, Unit>;

export type FigureKey = keyof typeof units;
export const figureKeys = Object.keys(units) as FigureKey[];
export const unitOf = (key: FigureKey): Unit => units[key];

/** Figures with a breakdown by name. */
export const partKeys = [
  'booking_states',
  'hints',
  'model_outcomes',
  'flag_kinds',
  'codes',
  'events',
] as const;
export type PartKey = (typeof partKeys)[number];

/** Id of a figure, in URLs and as a key; with a currency `revenue_net.GBP`. */
export const figureId = ({ key, currency }: { key: FigureKey; currency: string | null }): string =>
  currency === null ? key : `${key}.${currency}`;

/** Maximum number of names in a breakdown. */
export const mostParts = 20;

/** Ranges that end today. */
export const presets = ['7d', '28d', '90d', '12m'] as const;
export type Preset = (typeof presets)[number];
/** Maximum days of a range: about thirteen months. */
export const longestRangeDays = 400;
