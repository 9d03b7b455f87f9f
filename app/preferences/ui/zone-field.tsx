import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { timeOf } from '#app/platform/times.ts';
import { longestZone } from '../domain/locale.ts';
import { findZones, type FoundZone, offsetIn, resolveZone } from '../domain/zone-search.ts';

type Props = {
  /** Free text; any value may be saved. */
  value: string;
  /** The zone used while the text identifies none. */
  defaultZone: string;
  locale: string;
  disabled: boolean;
  onChange(value: string): void;
};

/**
 * The time zone as free text with suggestions: a combobox after the ARIA Authoring Practices ("list autocomplete with
 * manual selection").
 */
export function ZoneField({ value, defaultZone, locale, disabled, onChange }: Props) {
  const t = useTranslations('preferences');
  const id = useId();
  const { found, active, choose, keys, type, close } = useSuggestions(value, locale, onChange);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t('timezone')}
      </label>
      <div className="zone-input">
        <input
          id={id}
          className="input"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : `${id}-${active}`}
          aria-describedby={`${id}-help`}
          disabled={disabled}
          value={value}
          placeholder="America/Bogota"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={longestZone}
          onChange={({ target }) => type(target.value)}
          onKeyDown={keys}
          onBlur={close}
        />
        {found.length > 0 && (
          <div className="zone-list" role="listbox" id={`${id}-list`} aria-label={t('suggestions')}>
            {found.map((each, index) => (
              <Suggestion
                key={each.zone}
                id={`${id}-${index}`}
                found={each}
                locale={locale}
                isActive={index === active}
                onChoose={() => choose(each)}
              />
            ))}
          </div>
        )}
      </div>
      <span className="help" id={`${id}-help`} role="status">
        <ZoneHelp value={value} defaultZone={defaultZone} />
      </span>
    </div>
  );
}

type SuggestionProps = {
  id: string;
  found: FoundZone;
  locale: string;
  isActive: boolean;
  onChoose(): void;
};

function Suggestion({ id, found: { zone, city }, locale, isActive, onChoose }: SuggestionProps) {
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // Keyboard focus stays in the field, which references the active suggestion.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={item}
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isActive}
      // Otherwise a press would blur the field and close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>{city}</span>{' '}
      <span className="muted num">
        {zone} · {timeOf(new Date(), { locale, timeZone: zone })}
      </span>
    </div>
  );
}

/** Explains the effect of the text where it is not obvious: another name of the zone, an offset, or invalid. */
function ZoneHelp({ value, defaultZone }: Pick<Props, 'value' | 'defaultZone'>) {
  const t = useTranslations('preferences');
  const typed = value.trim();
  const zone = resolveZone(typed);
  if (typed === zone) return null;
  if (zone !== '') return t('timezoneMeant', { zone });
  return t(offsetIn(typed) === null ? 'timezoneUnknown' : 'timezoneOffset', { zone: defaultZone });
}

const noneFound: FoundZone[] = [];

/**
 * Suggestions, the active one, and keyboard navigation. For a text that identifies a zone they open with the arrow
 * keys only, because they would cover the content below.
 */
function useSuggestions(value: string, locale: string, onChange: Props['onChange']) {
  const [open, setOpen] = useState<'typing' | 'asked' | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const unclear = value.trim() !== '' && resolveZone(value) === '';
  const shown = open === 'asked' || (open === 'typing' && unclear);
  const found = shown ? findZones(value, locale, new Date()) : noneFound;
  const close = () => {
    setOpen(null);
    setActive(null);
  };
  const choose = ({ zone }: FoundZone) => {
    onChange(zone);
    close();
  };
  const move = (step: number) => {
    setOpen('asked');
    if (found.length === 0) return setActive(null);
    setActive(
      active === null ? (step > 0 ? 0 : found.length - 1) : (active + step + found.length) % found.length,
    );
  };
  const keys = (event: KeyboardEvent) => {
    const chosen = active === null ? undefined : found[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && found.length > 0) close();
    else return;
    // Neither the form nor the dialog should handle a key meant for the list.
    event.preventDefault();
    event.stopPropagation();
  };
  const type = (text: string) => {
    onChange(text);
    setOpen('typing');
    setActive(null);
  };
  return { found, active, choose, keys, type, close };
}
