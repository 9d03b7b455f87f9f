type Props<Option> = {
  label: string;
  options: readonly Option[];
  chosen: Option;
  onChoose(option: Option): void;
  name(option: Option): string;
};

/** A small set of options, as chips. */
export function FocusChoice<Option extends string | number>({
  label,
  options,
  chosen,
  onChoose,
  name,
}: Props<Option>) {
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      <div className="chips">
        {options.map((option) => (
          <button
            key={option}
            type="button"
            className="chip"
            aria-pressed={option === chosen}
            onClick={() => onChoose(option)}
          >
            {name(option)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
