-- A part is found by what people call its category and by the texts of its specifications, too: "intel cpu", "ddr5 ram",
-- "nvme". What names it weighs A, what it is B, its description C, its specifications D.

alter table part drop column search;

alter table part add column search tsvector generated always as (
  setweight(to_tsvector('simple', sku || ' ' || name), 'A')
  || setweight(
    to_tsvector(
      'simple',
      case category
        when 'cpu' then 'cpu cpus processor processors'
        when 'ram' then 'ram memory module modules dimm dimms'
        when 'hdd' then 'hdd hdds drive drives disk disks storage'
        when 'gpu' then 'gpu gpus graphics card cards video'
        else 'motherboard motherboards mainboard mainboards board boards'
      end
    ),
    'B'
  )
  || setweight(to_tsvector('simple', details), 'C')
  || setweight(jsonb_to_tsvector('simple', specs, '["string"]'), 'D')
) stored;

create index part_search on part using gin (search) where deleted_at is null;
