/**
 * A page colour that follows the theme through its custom property; the light colour where there is no page
 * (an email, a file).
 */
const colour = (name: string, light: string): string => `var(--${name},${light})`;

export const colours = {
  ground: colour('graph-ground', 'var(--card,#fffdfa)'),
  ink: colour('ink', '#212538'),
  muted: colour('muted', '#565a6c'),
  dot: colour('dot', '#c9beaa'),
  axis: colour('axis', '#6f7387'),
  primary: colour('primary', '#026565'),
  clay: colour('clay', '#aa4c23'),
  curve: colour('curve', '#cc6438'),
} as const;

export type LineStyle = {
  readonly stroke: string;
  readonly text: string;
  readonly width: number;
  readonly dash: string | null;
};

/** Given curves differ by colour and dash pattern, in order; the learner’s are always clay and dashed. */
const given: readonly LineStyle[] = [
  { stroke: colours.primary, text: colours.primary, width: 2.5, dash: null },
  { stroke: colours.ink, text: colours.ink, width: 2, dash: null },
  { stroke: colours.primary, text: colours.primary, width: 3, dash: '0.1 7' },
  { stroke: colours.ink, text: colours.ink, width: 2, dash: '14 5 2 5' },
  { stroke: colours.muted, text: colours.muted, width: 2.5, dash: null },
  { stroke: colours.primary, text: colours.primary, width: 2, dash: '16 6' },
];
const mine: readonly LineStyle[] = [
  { stroke: colours.curve, text: colours.clay, width: 2.5, dash: '7 7' },
  { stroke: colours.curve, text: colours.clay, width: 2.5, dash: '2 6' },
];

/** The style of each item, by its index among those of its tone. */
export function stylesOf(tones: readonly ('given' | 'mine')[]): LineStyle[] {
  let [ours, theirs] = [0, 0];
  return tones.map((tone) =>
    tone === 'given' ? given[ours++ % given.length]! : mine[theirs++ % mine.length]!,
  );
}
