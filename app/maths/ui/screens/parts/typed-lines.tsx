/** A plain text field without keyboard or live reading, so that nothing alters the input of a test. */
export function TypedLine(props: { label: string; value: string; onChange(value: string): void }) {
  const { label, value, onChange } = props;
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        className="input input-math"
        value={value}
        maxLength={600}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** The same for several lines. */
export function TypedLines(props: {
  label: string;
  value: string;
  rows?: number;
  onChange(value: string): void;
}) {
  const { label, value, rows = 4, onChange } = props;
  return (
    <label className="field">
      <span className="label">{label}</span>
      <textarea
        className="input lab-lines"
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
