-- A shipment may be of several parcels, each with a tracking number and perhaps a weight: [{trackingNumber, grams}], the first one's number also
-- in tracking_number. Null where nobody said them: then tracking_number, if any, is the one parcel.
alter table shipment add column parcels jsonb;
alter table shipment_tracking add column parcels jsonb;
comment on column shipment.parcels is 'what it is made of; null: what tracking_number says';
comment on column shipment_tracking.parcels is 'what it is made of since; null: what tracking_number says';

-- A method may be on several terms, of which the buyer chooses; the first is the default and stands in incoterm, too. A list that does not begin
-- with incoterm is of before that was changed, and counts no more.
alter table shipping_method
  add column incoterms text[]
  check (incoterms <@ array['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']);
comment on column shipping_method.incoterms is 'all terms that buyers may choose; null, or not beginning with incoterm: that one alone';
