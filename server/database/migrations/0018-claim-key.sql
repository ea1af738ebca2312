-- Claims an idempotency key for the caller's transaction and tells what was kept under it, in one round. Nobody waits:
-- `taken` is false while another transaction has it. Each statement of such a function sees what was committed before it,
-- so that what is read was kept before the key was taken.
create function claim_key(of_caller text, named text, out taken boolean, out fingerprint bytea, out answer jsonb)
language plpgsql as $$
begin
  taken := pg_try_advisory_xact_lock(hashtextextended(of_caller || ' ' || named, 0));
  if taken then
    select k.fingerprint, k.answer into fingerprint, answer
    from idempotency_key k
    where k.caller = of_caller and k.key = named;
  end if;
end
$$;
