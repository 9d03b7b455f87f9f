/** The figures of the company: what each one is. Its name and formula stand in the texts under the same key. */

/** How a figure is read and compared: counts and money add up over days, the others do not. */
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

/** Figures whose parts are told by name as well. */
export const partKeys = [
  'booking_states',
  'hints',
  'model_outcomes',
  'flag_kinds',
  'codes',
  'events',
] as const;
export type PartKey = (typeof partKeys)[number];

/** A figure of one currency is named with it, `revenue_net.GBP`: in addresses and as a key. */
export const figureId = ({ key, currency }: { key: FigureKey; currency: string | null }): string =>
  currency === null ? key : `${key}.${currency}`;

/** The most names that a list of parts tells. */
export const mostParts = 20;

/** Ranges that end today. */
export const presets = ['7d', '28d', '90d', '12m'] as const;
export type Preset = (typeof presets)[number];
/** So many days of one range at most: twelve months and a month more. */
export const longestRangeDays = 400;
