-- What can be found by its words: skills, courses, lessons and tutors, each in the languages of the product. A copy of texts that stand
-- elsewhere, made anew when they change.

create extension if not exists unaccent;

-- Accents are ignored in what is written and in what is looked for; then each language takes its endings off.
do $$
declare
  dictionary text := (
    select format('%I.%I', n.nspname, d.dictname)
    from pg_ts_dict d join pg_namespace n on n.oid = d.dictnamespace
    where d.dictname = 'unaccent'
  );
  spoken record;
begin
  for spoken in select * from (values ('en', 'english'), ('es', 'spanish'), ('fr', 'french')) as l (code, config) loop
    execute format('create text search configuration app.search_%s (copy = pg_catalog.%I)', spoken.code, spoken.config);
    execute format(
      'alter text search configuration app.search_%s alter mapping for hword, hword_part, word with %s, pg_catalog.%I',
      spoken.code, dictionary, spoken.config || '_stem'
    );
  end loop;
end
$$;

create function app.search_config(language text) returns regconfig
language sql immutable parallel safe as $$
  select case language
    when 'es' then 'app.search_es'::regconfig when 'fr' then 'app.search_fr'::regconfig else 'app.search_en'::regconfig
  end
$$;

-- What a document is called, in words: its title first, then the line below it.
create function app.search_name(language text, title text, lead text) returns tsvector
language sql immutable parallel safe as $$
  select setweight(to_tsvector(app.search_config(language), title), 'A')
    || setweight(to_tsvector(app.search_config(language), lead), 'B')
$$;

create table app.search_documents (
  kind text not null check (kind in ('skill', 'course', 'lesson', 'tutor')),
  -- Which one of its kind, in the words of the room that it belongs to.
  key text not null,
  language text not null check (language in ('en', 'es', 'fr')),
  title text not null,
  -- One line below the title.
  lead text not null,
  -- Where it is read.
  address text not null,
  tutor_id uuid references app.tutors on delete cascade,
  -- Of everything above and of the body: the same, and nothing needs to be written again.
  fingerprint text not null,
  name_words tsvector not null,
  -- Those of its name and of its body.
  words tsvector not null,
  primary key (kind, key, language)
);
-- In the row itself: reading ten thousand of them from elsewhere takes half a second.
alter table app.search_documents alter column words set storage main;
create index search_documents_name_words on app.search_documents using gin (name_words);
create index search_documents_words on app.search_documents using gin (words);
create index search_documents_tutor on app.search_documents (tutor_id) where tutor_id is not null;
