-- Payments at the page of a gateway, beside those by card: by which way one is made is known before its provider is asked.

alter table payment drop constraint payment_method_check;
alter table payment add constraint payment_method_check check (method in ('card', 'transfer', 'online'));

-- surplus: it does not pay what it was begun for, and is to go back
alter table account_payment drop constraint account_payment_status_check;
alter table account_payment add constraint account_payment_status_check
  check (status in ('open', 'settled', 'surplus', 'canceled', 'returned'));
alter table account_payment add column method text not null default 'card' check (method in ('card', 'online'));
