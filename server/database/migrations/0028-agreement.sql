-- What all instances of a shop have to have in common, and no database can see: their secrets and their folder of pictures.
create table agreement (
  name text primary key,
  value text not null,
  since timestamptz not null default now()
);
comment on table agreement is 'What instances of the shop have in common; each compares at its start. Not in backups.';
comment on column agreement.name is 'The setting that gives it, or IMAGES for the folder of pictures.';
comment on column agreement.value is 'Of a secret a keyed hash that tells nothing of it; of the folder the mark that lies in it.';
comment on column agreement.since is 'When an instance first started with it.';
