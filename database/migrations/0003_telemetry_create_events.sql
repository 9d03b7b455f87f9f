-- Telemetry events: written by the account they belong to, never read through REST.

create table public.telemetry_events (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  event text not null check (length(event) between 1 and 100),
  payload jsonb not null default '{}' check (pg_column_size(payload) <= 8192),
  created_at timestamptz not null default now()
);
create index telemetry_events_by_event on public.telemetry_events (event, created_at);

alter table public.telemetry_events enable row level security;
create policy insert_own on public.telemetry_events for insert to authenticated with check (user_id = auth.uid());
