-- Money that went back at the card provider without us, by hand, is a refund like ours, in as many parts as it came.
alter table refund add origin text not null default 'shop' check (origin in ('shop', 'provider'));
comment on column refund.origin is 'shop: decided here, and the provider is asked for it. provider: it was given back there';
comment on column refund.failed_at is 'when the provider refused it, or could not bring it to the card: it is not asked again by itself';
update refund
set origin = 'provider'
where provider_refund_id like 'at the provider:%' or (actor_id is null and reason = 'paid back in the dashboard');

drop index refund_due;
create index refund_due on refund (created_at) where done_at is null and failed_at is null;
