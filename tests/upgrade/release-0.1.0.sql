-- A shop as release 0.1.0 left it, with rows in every table: odd ones, that it took. Run in one transaction, so that what
-- happened at once has one time. Ids of people end in a1 to a4, of parts in a01 to a06, of orders in their number.

insert into users (id, name, email, email_verified, role, two_factor_enabled, created_at) values
  ('01900000-0000-7000-8000-0000000000a1', 'First Admin', 'owner@example.test', true, 'admin', false, now() - interval '90 days'),
  ('01900000-0000-7000-8000-0000000000a2', 'Maria “Bulk” Buyer', 'maria.buyer@example.test', true, null, false, now() - interval '80 days'),
  ('01900000-0000-7000-8000-0000000000a3', 'Pat O''Unproven', 'pat+parts@example.test', false, null, true, now() - interval '70 days'),
  ('01900000-0000-7000-8000-0000000000a4', 'Ümlaut Google', 'ü@example.test', true, null, false, now() - interval '60 days');

-- 'a phrase of the first release' for all three
insert into account (id, user_id, provider_id, account_id, password) values
  ('01900000-0000-7000-8000-0000000000b1', '01900000-0000-7000-8000-0000000000a1', 'credential', '01900000-0000-7000-8000-0000000000a1', 'scrypt$14$8$1$nuX4pAtn7hQos90jF9FSsA$hT_0p1ogSKbV5HDzBb0PNF1lv57tSUcko5V5kpdE8mM'),
  ('01900000-0000-7000-8000-0000000000b2', '01900000-0000-7000-8000-0000000000a2', 'credential', '01900000-0000-7000-8000-0000000000a2', 'scrypt$14$8$1$nuX4pAtn7hQos90jF9FSsA$hT_0p1ogSKbV5HDzBb0PNF1lv57tSUcko5V5kpdE8mM'),
  ('01900000-0000-7000-8000-0000000000b3', '01900000-0000-7000-8000-0000000000a3', 'credential', '01900000-0000-7000-8000-0000000000a3', 'scrypt$14$8$1$nuX4pAtn7hQos90jF9FSsA$hT_0p1ogSKbV5HDzBb0PNF1lv57tSUcko5V5kpdE8mM'),
  ('01900000-0000-7000-8000-0000000000b4', '01900000-0000-7000-8000-0000000000a4', 'google', '117', null);

insert into session (id, user_id, token, expires_at, ip_address, user_agent) values
  ('01900000-0000-7000-8000-0000000000c2', '01900000-0000-7000-8000-0000000000a2', 'a-session-of-0.1.0', now() + interval '6 days', '::1', 'a browser'),
  ('01900000-0000-7000-8000-0000000000c3', '01900000-0000-7000-8000-0000000000a3', 'one-that-is-over', now() - interval '1 day', null, null);
-- of the token AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8
insert into access_token (hash, session_id, expires_at) values
  ('\xea866a757e4c38babfa8127cbe9a409d3e1f93a00ff1488ff735fcf917afffd0', '01900000-0000-7000-8000-0000000000c2', now() + interval '2 hours');
insert into verification (id, identifier, value, expires_at) values
  ('01900000-0000-7000-8000-0000000000d1', 'reset-password:a-token', '01900000-0000-7000-8000-0000000000a3', now() + interval '1 hour');
insert into two_factor (id, user_id, secret, backup_codes) values
  ('01900000-0000-7000-8000-0000000000d2', '01900000-0000-7000-8000-0000000000a3', 'encrypted', 'encrypted, too');
insert into passkey (id, user_id, name, public_key, credential_id, counter, device_type, backed_up, created_at) values
  ('01900000-0000-7000-8000-0000000000d3', '01900000-0000-7000-8000-0000000000a2', null, 'key', 'credential', 4294967295, 'singleDevice', false, now() + interval '3 seconds');
insert into profile (user_id, education, location, number, linkedin) values
  ('01900000-0000-7000-8000-0000000000a2', 'École – d’informatique', 'Zürich', '+44 (0)113 496 0000', '');
insert into audit_event (id, actor_id, action, subject, detail) values
  ('01900000-0000-7000-8000-0000000000d4', null, 'promoted', 'owner@example.test', '{"by": "a command"}');
insert into rate_limit (key, points, expire) values ('request ::1', 3, 4102444800000);
insert into subscription (email, token_hash, confirmed_at, left_at) values
  ('reader@example.test', '\x01', now() - interval '2 days', now() - interval '1 day'),
  ('ünï.reader@example.test', '\x02', null, null);

insert into image (id, name, url, width, height, bytes, color, category) values
  ('01900000-0000-7000-8000-0000000000e1', 'old-picture.webp', '/images/old-picture.webp', 640, 480, 1, '#ffffff', 'cpu');

-- Numbers that are near to each other: in letters, in accents, in the width of a digit.
insert into part (id, sku, name, details, category, min_quantity, order_multiple, quantity, price_minor, img, image_id, specs, warranty_months, max_quantity, pack_name, pack_size, price_rungs, deleted_at) values
  ('01900000-0000-7000-8000-000000000a01', 'AB-123', 'Zotac Kit 10', 'Line one' || chr(10) || 'line two', 'cpu', 10, 1, 940, 10000, '/images/old-picture.webp', '01900000-0000-7000-8000-0000000000e1', '{"cores": 8}', 12, null, 'tray', 12, '[{"from": 50, "priceMinor": 9500}]', null),
  ('01900000-0000-7000-8000-000000000a02', 'AB 124', 'zotac kit 2', 'Below its minimum multiple', 'ram', 5, 5, 480, 7000, '/images/none', null, '{}', 0, 1000, null, null, '[]', null),
  ('01900000-0000-7000-8000-000000000a03', 'Ünit-5', 'Äpfel', 'An accent', 'hdd', 1, 1, 38, 20000, '/images/none', null, '{}', 120, null, null, null, '[]', null),
  ('01900000-0000-7000-8000-000000000a04', 'ABC１', 'Full width', 'A digit of full width', 'gpu', 1, 1, 7, 99999, '/images/none', null, '{}', 24, null, null, null, '[]', null),
  ('01900000-0000-7000-8000-000000000a05', 'ABC1', 'Half width', 'The same in ASCII', 'motherboard', 2, 2, 99, 30000, '/images/none', null, '{}', 24, null, null, null, '[]', null),
  ('01900000-0000-7000-8000-000000000a06', '日本語', 'Gone', 'Left the shop', 'motherboard', 1, 1, 0, 5000, '/images/none', null, '{}', 24, null, null, null, '[]', now() - interval '1 day');

insert into orders (id, number, buyer_id, email, name, address, phone, note, status, total_minor, currency, created_at, hold_expires_at, hold_warned_at, transaction_id, paid_at, released_at, shipped_at, cancelled_at, refunded_at, purchase_order, requested_date) values
  ('01900000-0000-7000-8000-000000000001', 100001, '01900000-0000-7000-8000-0000000000a2', 'maria.buyer@example.test', 'Maria “Bulk” Buyer', '1 Street' || chr(10) || 'Town', '0113', '', 'unpaid', 100000, 'usd', now() - interval '1 hour', now() + interval '71 hours', null, null, null, null, null, null, null, 'PO-1', null),
  ('01900000-0000-7000-8000-000000000003', 100003, '01900000-0000-7000-8000-0000000000a2', 'maria.buyer@example.test', 'Maria', '1 Street', '0113', 'ring twice', 'paid', 510000, 'usd', now() - interval '3 days', now() - interval '1 hour', now() - interval '1 day', 'pi_old3', now() - interval '2 days', null, null, null, null, 'po-1', '2026-12-24'),
  ('01900000-0000-7000-8000-000000000004', 100004, '01900000-0000-7000-8000-0000000000a2', 'maria.buyer@example.test', 'Maria', '1 Street', '0113', '', 'pending', 140000, 'usd', now() - interval '9 days', now() - interval '6 days', null, 'pi_old4', now() - interval '8 days', now() - interval '7 days', null, null, null, '', null),
  ('01900000-0000-7000-8000-000000000005', 100005, '01900000-0000-7000-8000-0000000000a2', 'Maria.Buyer@Example.TEST', 'MARIA', '1 Street', '0113', '', 'shipped', 55000, 'usd', now() - interval '30 days', now() - interval '27 days', null, 'pi_old5', now() - interval '29 days', now() - interval '28 days', now() - interval '27 days', null, null, '', null),
  ('01900000-0000-7000-8000-000000000006', 100006, '01900000-0000-7000-8000-0000000000a3', 'pat+parts@example.test', 'Pat', 'x', '0', '', 'cancelled', 99999, 'usd', now() - interval '20 days', now() - interval '17 days', null, null, null, null, null, now() - interval '17 days', null, '', null),
  ('01900000-0000-7000-8000-000000000007', 100007, '01900000-0000-7000-8000-0000000000a2', 'maria.buyer@example.test', 'Maria', '1 Street', '0113', '', 'refunded', 120000, 'usd', now() - interval '15 days', now() - interval '12 days', null, 'pi_old7', now() - interval '14 days', null, null, null, now() - interval '13 days', '', null),
  ('01900000-0000-7000-8000-000000000008', 100008, '01900000-0000-7000-8000-0000000000a4', 'ü@example.test', 'Ümlaut', 'x', '0', '', 'cancelled', 100000, 'usd', now() - interval '12 days', now() - interval '9 days', null, null, null, null, null, now() - interval '9 days', null, '', null);
select setval('order_number', 100008);

insert into order_line (order_id, position, part_id, sku, name, quantity, unit_price_minor, list_price_minor, rung_from, own_number, note, shipped, cancelled) values
  ('01900000-0000-7000-8000-000000000001', 1, '01900000-0000-7000-8000-000000000a01', 'AB-123', 'Zotac Kit 10', 10, 10000, 10000, null, 'mine-1', '', 0, 0),
  ('01900000-0000-7000-8000-000000000003', 1, '01900000-0000-7000-8000-000000000a01', 'AB-123', 'Zotac Kit 10', 50, 9500, 10000, 50, '', 'for the lab', 0, 0),
  ('01900000-0000-7000-8000-000000000003', 2, '01900000-0000-7000-8000-000000000a02', 'AB 124', 'zotac kit 2', 5, 7000, null, null, '', '', 0, 0),
  ('01900000-0000-7000-8000-000000000004', 1, '01900000-0000-7000-8000-000000000a02', 'AB 124', 'as it was called then', 20, 7000, 7000, null, '', '', 5, 5),
  ('01900000-0000-7000-8000-000000000005', 1, '01900000-0000-7000-8000-000000000a06', '日本語', 'Gone', 3, 5000, null, null, '', '', 3, 0),
  ('01900000-0000-7000-8000-000000000005', 2, '01900000-0000-7000-8000-000000000a03', 'Ünit-5', 'Äpfel', 2, 20000, null, null, '', '', 2, 0),
  ('01900000-0000-7000-8000-000000000006', 1, '01900000-0000-7000-8000-000000000a04', 'ABC１', 'Full width', 1, 99999, null, null, '', '', 0, 1),
  ('01900000-0000-7000-8000-000000000007', 1, '01900000-0000-7000-8000-000000000a05', 'ABC1', 'Half width', 4, 30000, 30000, null, '', '', 0, 4),
  ('01900000-0000-7000-8000-000000000008', 1, '01900000-0000-7000-8000-000000000a01', 'AB-123', 'Zotac Kit 10', 10, 10000, 10000, null, '', '', 0, 10);

insert into stock_movement (id, part_id, change, reason, order_id, actor_id)
select gen_random_uuid(), ('01900000-0000-7000-8000-000000000a' || part)::uuid, change, reason,
  ('01900000-0000-7000-8000-0000000000' || of_order)::uuid,
  case when of_order is null then '01900000-0000-7000-8000-0000000000a1'::uuid end
from (values
  ('01', 1000, 'initial', null), ('01', -10, 'held', '01'), ('01', -50, 'held', '03'),
  ('01', -10, 'held', '08'), ('01', 10, 'returned', '08'),
  ('02', 500, 'initial', null), ('02', -5, 'held', '03'), ('02', -20, 'held', '04'), ('02', 5, 'returned', '04'),
  ('03', 40, 'initial', null), ('03', -2, 'held', '05'),
  ('04', 7, 'initial', null), ('04', -1, 'held', '06'), ('04', 1, 'returned', '06'),
  ('05', 100, 'initial', null), ('05', -4, 'held', '07'), ('05', 4, 'returned', '07'),
  ('05', 1, 'restock', null), ('05', -2, 'correction', null),
  ('06', 3, 'initial', null), ('06', -3, 'held', '05')
) moved (part, change, reason, of_order);

-- One event of each step, at its time; and what else a timeline told.
insert into order_event (id, order_id, kind, by_whom, actor_id, note, at)
select gen_random_uuid(), o.id, s.kind, s.by_whom, null, null, s.at
from orders o
cross join lateral (values
  ('placed', o.created_at, 'buyer'), ('paid', o.paid_at, 'provider'), ('released', o.released_at, 'shop'),
  ('shipped', o.shipped_at, 'admin'), ('cancelled', o.cancelled_at, 'shop'), ('refunded', o.refunded_at, 'admin')
) s (kind, at, by_whom)
where s.at is not null;
insert into order_event (id, order_id, kind, by_whom, note, at) values
  (gen_random_uuid(), '01900000-0000-7000-8000-000000000001', 'payment-failed', 'provider', 'Your card was declined.', now() - interval '50 minutes'),
  (gen_random_uuid(), '01900000-0000-7000-8000-000000000004', 'part-shipped', 'admin', null, now() - interval '6 days'),
  (gen_random_uuid(), '01900000-0000-7000-8000-000000000004', 'part-cancelled', 'admin', null, now() - interval '5 days'),
  (gen_random_uuid(), '01900000-0000-7000-8000-000000000008', 'surplus-payment', 'provider', 'pi_old8', now() - interval '8 days');

insert into mail (id, event, kind, recipient, order_id, values, created_at, sent_at, attempts)
select gen_random_uuid(), s.event || ':' || o.id, s.event, o.email, o.id, '{}', s.at, s.at, 1
from orders o
cross join lateral (values
  ('order-placed', o.created_at), ('hold-ends', o.hold_warned_at), ('payment-received', o.paid_at),
  ('order-shipped', o.shipped_at), ('order-cancelled', o.cancelled_at), ('order-refunded', o.refunded_at)
) s (event, at)
where s.at is not null;
insert into mail (id, event, kind, recipient, values, created_at, next_attempt_at) values
  ('01900000-0000-7000-8000-0000000000f1', 'verify-email:old', 'verify-email', 'pat+parts@example.test', '{"name": "Pat", "url": "http://localhost:3000/confirm"}', now() - interval '5 minutes', now() - interval '4 minutes'),
  ('01900000-0000-7000-8000-0000000000f2', 'order-shipped:old', 'order-shipped', 'maria.buyer@example.test', '{"partName": "as it was called then", "sku": "AB 124", "lines": [{"sku": "AB 124", "quantity": 5}, {"sku": "AB-123", "quantity": 1}]}', now() - interval '5 minutes', 'infinity');

-- Two of one buyer, one of an admin's eyes alone, and one of somebody who never ordered.
insert into review (id, user_id, name, rating, review, created_at, hidden_at, hidden_by, hidden_reason) values
  ('01900000-0000-7000-8000-000000000101', '01900000-0000-7000-8000-0000000000a2', 'Maria', 2, 'The first of two.', now() - interval '9 days', null, null, ''),
  ('01900000-0000-7000-8000-000000000102', '01900000-0000-7000-8000-0000000000a2', 'Maria “Bulk” Buyer', 5, 'The second' || chr(10) || 'of two: <b>better</b>', now() - interval '2 days', null, null, ''),
  ('01900000-0000-7000-8000-000000000103', '01900000-0000-7000-8000-0000000000a3', 'Pat', 1, 'Hidden words', now() - interval '1 day', now(), '01900000-0000-7000-8000-0000000000a1', 'rude'),
  ('01900000-0000-7000-8000-000000000104', '01900000-0000-7000-8000-0000000000a4', 'Ümlaut', 4, 'Never ordered anything that was kept.', now() - interval '3 days', null, null, '');

insert into payment (id, order_id, attempt, intent_id, client_secret, amount_minor, currency, status, created_at, checked_at) values
  ('01900000-0000-7000-8000-000000000201', '01900000-0000-7000-8000-000000000001', 1, null, null, 100000, 'usd', 'open', now() - interval '1 hour', null),
  ('01900000-0000-7000-8000-000000000203', '01900000-0000-7000-8000-000000000003', 1, 'pi_old3', 's', 510000, 'usd', 'settled', now() - interval '2 days', now()),
  ('01900000-0000-7000-8000-000000000204', '01900000-0000-7000-8000-000000000004', 1, 'pi_old4', 's', 140000, 'usd', 'settled', now() - interval '8 days', now()),
  ('01900000-0000-7000-8000-000000000205', '01900000-0000-7000-8000-000000000005', 2, 'pi_old5', 's', 55000, 'usd', 'settled', now() - interval '29 days', now()),
  ('01900000-0000-7000-8000-000000000206', '01900000-0000-7000-8000-000000000006', 1, 'pi_old6', 's', 99999, 'usd', 'canceled', now() - interval '20 days', now()),
  ('01900000-0000-7000-8000-000000000207', '01900000-0000-7000-8000-000000000007', 1, 'pi_old7', 's', 120000, 'usd', 'settled', now() - interval '14 days', now()),
  ('01900000-0000-7000-8000-000000000208', '01900000-0000-7000-8000-000000000008', 1, 'pi_old8', 's', 100000, 'usd', 'surplus', now() - interval '9 days', now());

insert into shipment (id, order_id, position, carrier, tracking_number, actor_id, at) values
  ('01900000-0000-7000-8000-000000000304', '01900000-0000-7000-8000-000000000004', 1, 'Slow Freight', 'TRACK 1/2', '01900000-0000-7000-8000-0000000000a1', now() - interval '6 days'),
  -- shipped before there were invoices
  ('01900000-0000-7000-8000-000000000305', '01900000-0000-7000-8000-000000000005', 1, '', '', null, now() - interval '27 days');
insert into shipment_line (shipment_id, order_id, position, quantity) values
  ('01900000-0000-7000-8000-000000000304', '01900000-0000-7000-8000-000000000004', 1, 5),
  ('01900000-0000-7000-8000-000000000305', '01900000-0000-7000-8000-000000000005', 1, 3),
  ('01900000-0000-7000-8000-000000000305', '01900000-0000-7000-8000-000000000005', 2, 2);
insert into invoice_counter (last) values (1);
-- without a seller and a time zone, which later ones have
insert into invoice (number, shipment_id, facts) values
  (1, '01900000-0000-7000-8000-000000000304', '{"orderNumber": "PW-100004", "purchaseOrder": "", "name": "Maria", "email": "maria.buyer@example.test", "address": "1 Street", "transactionId": "pi_old4", "currency": "usd", "carrier": "Slow Freight", "trackingNumber": "TRACK 1/2", "orderedAt": "2026-11-15T10:00:00.000Z", "lines": [{"position": 1, "sku": "AB 124", "name": "as it was called then", "ownNumber": "", "quantity": 5, "unitPriceMinor": 7000}]}');
insert into cancellation (id, order_id, amount_minor, reason, actor_id, at) values
  ('01900000-0000-7000-8000-000000000404', '01900000-0000-7000-8000-000000000004', 35000, 'out of stock', '01900000-0000-7000-8000-0000000000a1', now() - interval '5 days'),
  ('01900000-0000-7000-8000-000000000407', '01900000-0000-7000-8000-000000000007', 120000, '', '01900000-0000-7000-8000-0000000000a1', now() - interval '13 days');
insert into cancellation_line (cancellation_id, order_id, position, quantity) values
  ('01900000-0000-7000-8000-000000000404', '01900000-0000-7000-8000-000000000004', 1, 5),
  ('01900000-0000-7000-8000-000000000407', '01900000-0000-7000-8000-000000000007', 1, 4);
insert into refund (id, payment_id, amount_minor, reason, actor_id, provider_refund_id, created_at, done_at, cancellation_id) values
  ('01900000-0000-7000-8000-000000000504', '01900000-0000-7000-8000-000000000204', 35000, 'out of stock', '01900000-0000-7000-8000-0000000000a1', 're_old4', now() - interval '5 days', now() - interval '5 days', '01900000-0000-7000-8000-000000000404'),
  ('01900000-0000-7000-8000-000000000507', '01900000-0000-7000-8000-000000000207', 120000, '', '01900000-0000-7000-8000-0000000000a1', 're_old7', now() - interval '13 days', now() - interval '13 days', '01900000-0000-7000-8000-000000000407'),
  ('01900000-0000-7000-8000-000000000508', '01900000-0000-7000-8000-000000000208', 100000, 'paid back in the dashboard', null, 'at the provider:pi_old8', now() - interval '8 days', now() - interval '8 days', null);
insert into provider_event (id, type, intent_id, processed_at) values
  ('evt_old', 'payment_intent.succeeded', 'pi_old3', now() - interval '2 days');

insert into idempotency_key (caller, key, fingerprint, answer) values
  ('01900000-0000-7000-8000-0000000000a2', 'a-key', '\x00', '{"insertedId": "01900000-0000-7000-8000-000000000001"}');
insert into books_check (id, found, result) values
  ('01900000-0000-7000-8000-000000000601', 0, '{"checkedAt": "2026-11-23T04:41:00.000Z", "seconds": 1, "rows": 1, "provider": null, "found": 0, "violations": []}');
insert into import_report (id, actor_id, file, csv) values
  ('01900000-0000-7000-8000-000000000602', '01900000-0000-7000-8000-0000000000a1', 'preise – alt.csv', 'line,reason');

insert into own_part_number (id, buyer_id, part_id, number, number_key) values
  ('01900000-0000-7000-8000-000000000701', '01900000-0000-7000-8000-0000000000a2', '01900000-0000-7000-8000-000000000a01', 'mine-1', 'MINE1'),
  ('01900000-0000-7000-8000-000000000702', '01900000-0000-7000-8000-0000000000a2', '01900000-0000-7000-8000-000000000a03', 'Größe 7', 'GRÖSSE7');
insert into basket_line (buyer_id, part_id, quantity, own_number, note, seen_price_minor, seen_available) values
  ('01900000-0000-7000-8000-0000000000a2', '01900000-0000-7000-8000-000000000a02', 15, '', 'below', 6900, 0),
  ('01900000-0000-7000-8000-0000000000a2', '01900000-0000-7000-8000-000000000a06', 1, '', 'has left the shop', null, null);
insert into list (id, owner_id, name, share_token, updated_at) values
  ('01900000-0000-7000-8000-000000000801', '01900000-0000-7000-8000-0000000000a2', 'Every Monday', 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYX', now()),
  ('01900000-0000-7000-8000-000000000802', '01900000-0000-7000-8000-0000000000a2', 'Empty', null, now() - interval '1 day');
insert into list_line (list_id, position, part_id, quantity, own_number, note) values
  ('01900000-0000-7000-8000-000000000801', 1, '01900000-0000-7000-8000-000000000a01', 50, 'mine-1', ''),
  ('01900000-0000-7000-8000-000000000801', 7, '01900000-0000-7000-8000-000000000a06', 1000000000, '', 'has left the shop');
insert into column_layout (buyer_id, layout, columns, decimal_mark) values
  ('01900000-0000-7000-8000-0000000000a2', 'menge|nummer', '{quantity,number}', ',');
