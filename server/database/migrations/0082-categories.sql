-- Categories of parts are rows: an admin names them, says what is specified of their parts, and adds others.
-- docs/decisions/126-categories-are-rows.md.

create table category (
  -- stands in addresses and programs, and never changes
  key text primary key check (key ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' and length(key) <= 40),
  name text not null check (name <> ''),
  -- what its parts are called in a sentence; empty: the name in small letters
  plural text not null default '',
  description text not null default '',
  icon text not null,
  -- in the order of lists, from 1
  position integer not null,
  -- stands for the parts that have no picture of their own
  image_id uuid references image,
  -- what else buyers call it, for searches and imports
  words text[] not null default '{}',
  -- [{key, label, unit, kind, group}] in the order of a table; keys that narrow a list, and those on a card
  specs jsonb not null default '[]',
  facets text[] not null default '{}',
  cards text[] not null default '{}',
  -- rises with each change but of the order
  version integer not null default 1,
  -- it is shown no more; parts that were deleted may still be of it
  removed_at timestamptz
);
create unique index category_name on category (lower(name)) where removed_at is null;
comment on table category is 'Categories of parts. Of cpu, ram, hdd, gpu and motherboard the rules of builds know what their facts mean.';

-- The one row that every change of categories writes: it lets them wait for each other, and says whether what an instance
-- holds in memory is still so.
create table category_state (
  one boolean primary key default true check (one),
  version integer not null
);
insert into category_state (version) values (1);

insert into category (key, name, plural, description, icon, position, specs, facets, cards) values
  (
    'cpu', 'CPU', 'processors', 'Processors for desktops, workstations and servers from AMD and Intel, in bulk: sockets, cores and power limits to narrow by, live stock and minimum quantities.',
    'cpu', 1,
    '[
      {"key":"manufacturer","label":"Manufacturer","unit":null,"kind":"choice","group":"Identity"},
      {"key":"series","label":"Series","unit":null,"kind":"choice","group":"Identity"},
      {"key":"coreFamily","label":"Core family","unit":null,"kind":"choice","group":"Identity"},
      {"key":"packaging","label":"Packaging","unit":null,"kind":"choice","group":"Identity"},
      {"key":"releaseYear","label":"Release year","unit":null,"kind":"choice","group":"Identity"},
      {"key":"socket","label":"Socket","unit":null,"kind":"choice","group":"Fit"},
      {"key":"memoryTypes","label":"Memory types","unit":null,"kind":"choice","group":"Fit"},
      {"key":"cores","label":"Cores","unit":null,"kind":"range","group":"Capacity"},
      {"key":"threads","label":"Threads","unit":null,"kind":"range","group":"Capacity"},
      {"key":"maxMemoryGb","label":"Largest memory","unit":"GB","kind":"range","group":"Capacity"},
      {"key":"memoryChannels","label":"Memory channels","unit":null,"kind":"choice","group":"Capacity"},
      {"key":"l3CacheMb","label":"L3 cache","unit":"MB","kind":"range","group":"Capacity"},
      {"key":"baseClockGhz","label":"Base clock","unit":"GHz","kind":"range","group":"Speed"},
      {"key":"boostClockGhz","label":"Boost clock","unit":"GHz","kind":"range","group":"Speed"},
      {"key":"ecc","label":"Error correction","unit":null,"kind":"flag","group":"Speed"},
      {"key":"tdpWatts","label":"Power limit","unit":"W","kind":"range","group":"Power"},
      {"key":"turboWatts","label":"Power limit in turbo","unit":"W","kind":"range","group":"Power"},
      {"key":"coolerIncluded","label":"Cooler in the box","unit":null,"kind":"flag","group":"Power"},
      {"key":"integratedGraphics","label":"Integrated graphics","unit":null,"kind":"choice","group":"Connections"},
      {"key":"pcieVersion","label":"PCI Express","unit":null,"kind":"choice","group":"Connections"},
      {"key":"pcieLanes","label":"PCIe lanes","unit":null,"kind":"choice","group":"Connections"}
    ]',
    '{socket,cores,tdpWatts,memoryTypes,manufacturer,boostClockGhz,pcieVersion,integratedGraphics}', '{socket,cores,tdpWatts}'
  ),
  (
    'ram', 'Ram', 'memory', 'Memory modules in bulk: DDR4 and DDR5, unbuffered, registered and SO-DIMM, by capacity and speed, with live stock and minimum quantities.',
    'memory', 2,
    '[
      {"key":"manufacturer","label":"Manufacturer","unit":null,"kind":"choice","group":"Identity"},
      {"key":"series","label":"Series","unit":null,"kind":"choice","group":"Identity"},
      {"key":"releaseYear","label":"Release year","unit":null,"kind":"choice","group":"Identity"},
      {"key":"type","label":"Type","unit":null,"kind":"choice","group":"Fit"},
      {"key":"formFactor","label":"Form factor","unit":null,"kind":"choice","group":"Fit"},
      {"key":"capacityGb","label":"Capacity","unit":"GB","kind":"choice","group":"Capacity"},
      {"key":"modules","label":"Modules","unit":null,"kind":"choice","group":"Capacity"},
      {"key":"moduleCapacityGb","label":"Capacity of a module","unit":"GB","kind":"choice","group":"Capacity"},
      {"key":"speedMts","label":"Speed","unit":"MT/s","kind":"range","group":"Speed"},
      {"key":"casLatency","label":"CAS latency","unit":null,"kind":"range","group":"Speed"},
      {"key":"ecc","label":"Error correction","unit":null,"kind":"flag","group":"Speed"},
      {"key":"registered","label":"Registered","unit":null,"kind":"flag","group":"Speed"},
      {"key":"voltage","label":"Voltage","unit":"V","kind":"range","group":"Power"}
    ]',
    '{type,capacityGb,speedMts,formFactor,modules,ecc,registered,manufacturer}', '{type,capacityGb,speedMts}'
  ),
  (
    'hdd', 'HDD', 'drives', 'Hard disks and solid-state drives in bulk: NVMe, SATA and SAS, by capacity, interface and endurance, with live stock and minimum quantities.',
    'drive', 3,
    '[
      {"key":"manufacturer","label":"Manufacturer","unit":null,"kind":"choice","group":"Identity"},
      {"key":"series","label":"Series","unit":null,"kind":"choice","group":"Identity"},
      {"key":"kind","label":"Kind","unit":null,"kind":"choice","group":"Identity"},
      {"key":"releaseYear","label":"Release year","unit":null,"kind":"choice","group":"Identity"},
      {"key":"formFactor","label":"Form factor","unit":null,"kind":"choice","group":"Fit"},
      {"key":"interface","label":"Interface","unit":null,"kind":"choice","group":"Fit"},
      {"key":"protocol","label":"Protocol","unit":null,"kind":"choice","group":"Fit"},
      {"key":"capacityGb","label":"Capacity","unit":"GB","kind":"range","group":"Capacity"},
      {"key":"cacheMb","label":"Cache","unit":"MB","kind":"range","group":"Capacity"},
      {"key":"enduranceTbw","label":"Endurance","unit":"TB written","kind":"range","group":"Capacity"},
      {"key":"nand","label":"Flash","unit":null,"kind":"choice","group":"Capacity"},
      {"key":"rpm","label":"Rotation","unit":"rpm","kind":"choice","group":"Speed"},
      {"key":"readMbps","label":"Sequential read","unit":"MB/s","kind":"range","group":"Speed"},
      {"key":"writeMbps","label":"Sequential write","unit":"MB/s","kind":"range","group":"Speed"},
      {"key":"pcieVersion","label":"PCI Express","unit":null,"kind":"choice","group":"Connections"},
      {"key":"pcieLanes","label":"PCIe lanes","unit":null,"kind":"choice","group":"Connections"}
    ]',
    '{kind,capacityGb,interface,formFactor,rpm,readMbps,enduranceTbw,manufacturer}', '{kind,capacityGb,interface}'
  ),
  (
    'gpu', 'GPU', 'graphics cards', 'Graphics cards and accelerators in bulk: by chipset, memory, length and power limit, with live stock and minimum quantities.',
    'graphics', 4,
    '[
      {"key":"manufacturer","label":"Manufacturer","unit":null,"kind":"choice","group":"Identity"},
      {"key":"series","label":"Series","unit":null,"kind":"choice","group":"Identity"},
      {"key":"chipset","label":"Chipset","unit":null,"kind":"choice","group":"Identity"},
      {"key":"releaseYear","label":"Release year","unit":null,"kind":"choice","group":"Identity"},
      {"key":"lengthMm","label":"Length","unit":"mm","kind":"range","group":"Fit"},
      {"key":"slots","label":"Width","unit":"slots","kind":"range","group":"Fit"},
      {"key":"memoryGb","label":"Memory","unit":"GB","kind":"choice","group":"Capacity"},
      {"key":"memoryType","label":"Memory type","unit":null,"kind":"choice","group":"Capacity"},
      {"key":"boostClockMhz","label":"Boost clock","unit":"MHz","kind":"range","group":"Speed"},
      {"key":"busBits","label":"Memory bus","unit":"bit","kind":"choice","group":"Speed"},
      {"key":"tdpWatts","label":"Power limit","unit":"W","kind":"range","group":"Power"},
      {"key":"powerConnectors","label":"Power connectors","unit":null,"kind":"choice","group":"Power"},
      {"key":"pcieVersion","label":"PCI Express","unit":null,"kind":"choice","group":"Connections"},
      {"key":"pcieLanes","label":"PCIe lanes","unit":null,"kind":"choice","group":"Connections"},
      {"key":"displayOutputs","label":"Display outputs","unit":null,"kind":"choice","group":"Connections"}
    ]',
    '{chipset,memoryGb,manufacturer,memoryType,lengthMm,tdpWatts,slots,busBits}', '{memoryGb,memoryType,tdpWatts}'
  ),
  (
    'motherboard', 'Motherboard', 'motherboards', 'Motherboards for desktops, workstations and servers in bulk: by socket, chipset and form factor, with live stock and minimum quantities.',
    'board', 5,
    '[
      {"key":"manufacturer","label":"Manufacturer","unit":null,"kind":"choice","group":"Identity"},
      {"key":"series","label":"Series","unit":null,"kind":"choice","group":"Identity"},
      {"key":"chipset","label":"Chipset","unit":null,"kind":"choice","group":"Identity"},
      {"key":"releaseYear","label":"Release year","unit":null,"kind":"choice","group":"Identity"},
      {"key":"socket","label":"Socket","unit":null,"kind":"choice","group":"Fit"},
      {"key":"formFactor","label":"Form factor","unit":null,"kind":"choice","group":"Fit"},
      {"key":"socketCount","label":"Sockets","unit":null,"kind":"choice","group":"Fit"},
      {"key":"memoryTypes","label":"Memory types","unit":null,"kind":"choice","group":"Fit"},
      {"key":"memoryForm","label":"Form of memory","unit":null,"kind":"choice","group":"Fit"},
      {"key":"memoryType","label":"Memory type","unit":null,"kind":"choice","group":"Capacity"},
      {"key":"memorySlots","label":"Memory slots","unit":null,"kind":"choice","group":"Capacity"},
      {"key":"maxMemoryGb","label":"Largest memory","unit":"GB","kind":"range","group":"Capacity"},
      {"key":"maxModuleGb","label":"Largest module","unit":"GB","kind":"range","group":"Capacity"},
      {"key":"ecc","label":"Error correction","unit":null,"kind":"flag","group":"Speed"},
      {"key":"cpuPower","label":"Power plugs of the processor","unit":null,"kind":"choice","group":"Power"},
      {"key":"pcie","label":"PCI Express slots","unit":null,"kind":"choice","group":"Connections"},
      {"key":"pcieX16Slots","label":"PCI Express slots, full length","unit":null,"kind":"choice","group":"Connections"},
      {"key":"m2Slots","label":"M.2 slots","unit":null,"kind":"choice","group":"Connections"},
      {"key":"m2","label":"M.2 slots in detail","unit":null,"kind":"choice","group":"Connections"},
      {"key":"sataPorts","label":"SATA ports","unit":null,"kind":"choice","group":"Connections"},
      {"key":"u2Ports","label":"U.2 ports","unit":null,"kind":"choice","group":"Connections"},
      {"key":"biosFlashback","label":"Firmware update without a processor","unit":null,"kind":"flag","group":"Connections"},
      {"key":"lan","label":"Network","unit":null,"kind":"choice","group":"Connections"},
      {"key":"wifi","label":"Wi-Fi","unit":null,"kind":"choice","group":"Connections"}
    ]',
    '{socket,chipset,formFactor,memoryType,memorySlots,m2Slots,manufacturer,wifi}', '{socket,formFactor,memoryType}'
  );

update category
set image_id = image.id
from image
where image.category = category.key;
-- an instance of before reads it until it ends; a later migration drops it
comment on column image.category is 'not read any more: category.image_id says it';

alter table part drop constraint part_category_check;
alter table part add constraint part_category foreign key (category) references category not valid;
alter table part validate constraint part_category;
