/** The value without the `html` beside each `latex`: formulas are rendered when the response is sent, and would dominate the stored size. */
export function withoutDrawings<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutDrawings) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const drawn = 'latex' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(drawn && key === 'html'))
      .map(([key, member]) => [key, withoutDrawings(member)]),
  ) as Value;
}
