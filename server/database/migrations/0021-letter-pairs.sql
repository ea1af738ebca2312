-- Texts in an order are searched for what stands anywhere in them. A text is cut into pairs of letters, one behind the
-- other: what contains a text has all pairs of it, cut from its first letter on or from its second. They are written in
-- microseconds, and need no extension.
create function letter_pairs(variadic texts text[]) returns text[]
  language plpgsql immutable strict parallel safe cost 10
  as $$
    begin
      return string_to_array(regexp_replace(lower(array_to_string(texts, E'\n')), '(..)', E'\\1\x01', 'g'), E'\x01');
    end
  $$;

-- New pairs wait until 512 kB of them are sorted in at once, which is some thousand orders.
create index orders_pairs on orders using gin (letter_pairs(email, name, purchase_order))
  with (gin_pending_list_limit = 512);
create index order_line_pairs on order_line using gin (letter_pairs(name, sku, own_number))
  with (gin_pending_list_limit = 512);
