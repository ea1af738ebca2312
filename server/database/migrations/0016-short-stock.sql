-- What is short goes by the least order: the minimum, raised to the order multiple.

drop index part_low;
drop index part_running_low;

create index part_low on part (id desc) where deleted_at is null
  and quantity < 2::bigint * ((min_quantity + order_multiple - 1) / order_multiple * order_multiple);
create index part_running_low on part (quantity) where deleted_at is null
  and quantity < 2::bigint * ((min_quantity + order_multiple - 1) / order_multiple * order_multiple);
