-- Tokens of keys: a program that speaks OAuth exchanges a key's secret for one that opens for an hour at most.
-- docs/decisions/131-client-credentials.md.
alter table api_key_secret
  -- of a token: what it may, which is no more than its key may. Null: a secret of the key itself.
  add scopes text[],
  add constraint api_key_secret_token check (scopes is null or ends_at is not null);
