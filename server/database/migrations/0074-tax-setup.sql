-- What the seller says of taxes: where the goods leave from, where the shop is registered, rates, and where the buyer owes the
-- tax. Taxes are off while no registration holds. Days are those of the shop's time zone, both included; no last day: until
-- further notice. docs/taxes.md.

-- Values of a column that are equal overlap as spans of one: PostgreSQL compares ranges by itself in an exclusion constraint,
-- texts only with an extension that not every server has.
create type text_span as range (subtype = text, collation = "C");

create table tax_origin (
  only_one boolean primary key default true check (only_one),
  country text not null check (country ~ '^[A-Z]{2}$'),
  region text not null,
  postal_code text not null,
  -- the country whose taxes hold there: those of Monaco are France's
  taxed_in text not null check (taxed_in ~ '^[A-Z]{2}$'),
  -- all beginnings of its postal code, by which a rate may know it, the empty one too
  postal_prefixes text[] not null check ('' = any (postal_prefixes))
);

create table tax_registration (
  id uuid primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- empty: all of the country
  region text not null,
  number text not null check (number <> ''),
  starts_on date not null,
  ends_on date,
  check (starts_on <= ends_on),
  constraint tax_registration_overlap exclude using gist (
    text_span(country, country, '[]') with &&,
    text_span(region, region, '[]') with &&,
    daterange(starts_on, ends_on, '[]') with &&
  )
);

create table tax_rate (
  id uuid primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- empty: all of the country
  region text not null,
  -- of postal codes that begin so, in capitals without spaces; empty: all of the region
  postal_prefix text not null check (postal_prefix ~ '^[0-9A-Z]*$'),
  tax_class text not null check (tax_class in ('standard', 'reduced', 'zero')),
  percent numeric(6, 3) not null check (percent between 0 and 100),
  starts_on date not null,
  ends_on date,
  check (starts_on <= ends_on),
  check (tax_class <> 'zero' or percent = 0),
  constraint tax_rate_overlap exclude using gist (
    text_span(country, country, '[]') with &&,
    text_span(region, region, '[]') with &&,
    text_span(postal_prefix, postal_prefix, '[]') with &&,
    text_span(tax_class, tax_class, '[]') with &&,
    daterange(starts_on, ends_on, '[]') with &&
  )
);
-- an order looks for the rates of two places
create index tax_rate_place on tax_rate (country, postal_prefix, region);

-- Whoever buys so much of a category in a country owes its tax themselves: domestic reverse charge.
create table tax_rule (
  id uuid primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  category text not null check (category <> ''),
  -- without tax, in the shop's currency
  min_net_minor bigint not null check (min_net_minor >= 0),
  constraint tax_rule_once unique (country, category)
);
