/** The same value without the `html` beside each `latex`: it is drawn anew when it leaves the server, and would be most of what is kept. */
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
