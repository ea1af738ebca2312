-- What a part is to the tax of a country. docs/taxes.md.
alter table part
  add column tax_class text not null default 'standard'
    check (tax_class in ('standard', 'reduced', 'zero'));
