-- Orders by their total, read from the index alone with the status that a list leaves out.
create index orders_total on orders (total_minor, id desc) include (status);
