-- Referral clicks: anyone may add one, nobody reads them through REST. Codes arrive lower-cased.

create table public.referral_events (
  id bigint generated always as identity primary key,
  code text not null check (code = lower(code) and length(code) between 1 and 100),
  type text not null check (type = 'click'),
  created_at timestamptz not null default now()
);
create index referral_events_by_code on public.referral_events (code, created_at);

alter table public.referral_events enable row level security;
create policy insert_any on public.referral_events for insert to anon, authenticated with check (true);
