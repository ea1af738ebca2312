-- Every version of each category that there was since categories have a history, as it was by then. Rows are added and stay.
create table category_version (
  category text not null references category,
  version integer not null check (version > 0),
  -- {name, plural, description, icon, imageId, words, specs, facets, cards}; null: it was removed by this version
  state jsonb,
  -- what this version changed; none where the category began by it
  fields text[] not null,
  -- the version that it brought back
  restored integer,
  -- null: the start of the shop
  actor_id uuid,
  created_at timestamptz not null default now(),
  primary key (category, version),
  foreign key (category, restored) references category_version
);
create index category_version_age on category_version (created_at);
comment on table category_version is 'History of categories: what can be brought back.';

insert into category_version (category, version, state, fields)
select key, version,
  case when removed_at is null then jsonb_build_object(
    'name', name, 'plural', plural, 'description', description, 'icon', icon, 'imageId', image_id,
    'words', words, 'specs', specs, 'facets', facets, 'cards', cards
  ) end, '{}'
from category;
