-- Which call a key was for: by it the books know where the effect has to be. Null: kept before this was written down.
alter table idempotency_key add call text;
