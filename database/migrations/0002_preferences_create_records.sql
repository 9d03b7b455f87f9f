-- The two preference records of the specification (section 3). One row per account; the columns carry the names that
-- the calls of section 7 use.

create table public.user_locale_preferences (
  user_id uuid primary key,
  preferred_locale text not null check (preferred_locale in ('en-US', 'en-GB', 'es-CO', 'es-ES', 'fr-FR')),
  preferred_currency text not null check (preferred_currency in ('USD', 'COP', 'EUR', 'GBP')),
  preferred_country text not null check (preferred_country in ('US', 'GB', 'CO', 'ES', 'FR')),
  preferred_timezone text not null check (length(preferred_timezone) between 1 and 100),
  use_device_locale boolean not null default false
);

create table public.user_preferences (
  user_id uuid primary key,
  text_color text not null default 'default' check (length(text_color) <= 40),
  background_color text not null default 'default' check (length(background_color) <= 40),
  font_size text not null default 'medium' check (font_size in ('small', 'medium', 'large', 'xlarge')),
  dyslexia_friendly_font boolean not null default false,
  updated_at timestamptz not null default now()
);

-- The upsert of the specification does not send updated_at, yet reads sort by it.
create function app.touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger user_preferences_touch before update on public.user_preferences
  for each row execute function app.touch_updated_at();

alter table public.user_locale_preferences enable row level security;
alter table public.user_preferences enable row level security;

create policy own_rows on public.user_locale_preferences for all to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
create policy own_rows on public.user_preferences for all to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
