-- For how much a key may order, in minor units: with one order, and with all that it places within 24 hours. Null: no bound of
-- its own. Counted by what the audit says that it placed.
alter table api_key
  add order_ceiling_minor bigint check (order_ceiling_minor > 0),
  add day_ceiling_minor bigint check (day_ceiling_minor > 0);
