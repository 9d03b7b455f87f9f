/** Accessibility settings of the specification (section 3): colours, text size, reading font. */
export const fontSizes = { small: '0.875rem', medium: '1rem', large: '1.125rem', xlarge: '1.25rem' } as const;
export type FontSize = keyof typeof fontSizes;

export type Comfort = {
  /** `default`, or a colour as `#rrggbb`. */
  textColor: string;
  backgroundColor: string;
  fontSize: FontSize;
  dyslexiaFriendlyFont: boolean;
};

export const defaultComfort: Comfort = {
  textColor: 'default',
  backgroundColor: 'default',
  fontSize: 'medium',
  dyslexiaFriendlyFont: false,
};

export const isColour = (value: unknown): value is string =>
  value === 'default' || (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value));

export const isFontSize = (value: unknown): value is FontSize =>
  typeof value === 'string' && Object.hasOwn(fontSizes, value);

/** Merges saved settings over others, field by field. Colours are validated, because they go into a style attribute. */
export function mergeComfort(base: Comfort, saved: unknown): Comfort {
  if (typeof saved !== 'object' || saved === null) return base;
  const from = saved as Record<string, unknown>;
  return {
    textColor: isColour(from.textColor) ? from.textColor : base.textColor,
    backgroundColor: isColour(from.backgroundColor) ? from.backgroundColor : base.backgroundColor,
    fontSize: isFontSize(from.fontSize) ? from.fontSize : base.fontSize,
    dyslexiaFriendlyFont:
      typeof from.dyslexiaFriendlyFont === 'boolean' ? from.dyslexiaFriendlyFont : base.dyslexiaFriendlyFont,
  };
}
