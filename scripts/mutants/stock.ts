import { mutant } from './mutant.ts'

const parts = 'server/catalogue/parts/store.ts'
const stock = 'server/catalogue/stock/store.ts'
const holding = 'server/catalogue/stock/hold-stock.test.ts'

/** Parts: their stock, their price breaks, and that what is held is as it was looked at. */
export const stockMutants = [
  mutant(
    'stock-quantity',
    'T18 I1',
    [
      [parts, '    for update of p`', '`'],
      [stock, ' and p.quantity >= w.quantity\n', '\n'],
      [
        'server/database/migrations/0002-catalogue.sql',
        'quantity integer not null check (quantity >= 0)',
        'quantity integer not null',
      ],
    ],
    'server/orders/orders.test.ts',
    'T18 of many at once',
  ),
  mutant(
    'stock-never-negative',
    'T18 I1',
    [
      [
        'server/database/migrations/0002-catalogue.sql',
        'quantity integer not null check (quantity >= 0)',
        'quantity integer not null',
      ],
    ],
    'server/database/database.test.ts',
    'I1 stock below nothing',
  ),
  mutant(
    'stock-booked-out',
    'I1',
    [
      [stock, '::int between 0 and ${', '::int between -1000000000 and ${'],
      [
        'server/database/migrations/0002-catalogue.sql',
        'quantity integer not null check (quantity >= 0)',
        'quantity integer not null',
      ],
    ],
    'server/catalogue/parts/change-part.test.ts',
    'never below nothing',
  ),
  mutant(
    'hold-lock-price',
    'T16',
    [[parts, '    for update of p`', '`']],
    holding,
    'T16 a price that changes',
  ),
  mutant(
    'hold-lock-breaks',
    'T16',
    [[parts, '    for update of p`', '`']],
    holding,
    'T16 price breaks that change',
  ),
  mutant(
    'hold-lock-bounds',
    'T17',
    [[parts, '    for update of p`', '`']],
    holding,
    'T17 a minimum that rises',
  ),
  mutant(
    'breaks-table',
    'T16',
    [
      [
        'server/database/migrations/0008-price-ladders.sql',
        "price_rungs = '[]' or is_price_ladder(price_rungs, price_minor)",
        'true',
      ],
    ],
    'server/catalogue/parts/price-breaks.test.ts',
    'the table keeps no price breaks that rise',
  ),
  mutant(
    'hold-deleted',
    'T41',
    [
      [
        parts,
        'where p.id = any(${ids}::uuid[]) and p.deleted_at is null\n',
        'where p.id = any(${ids}::uuid[])\n',
      ],
    ],
    holding,
    'T41 a part that leaves',
  ),
  mutant(
    'soft-delete',
    'T41',
    [[parts, 'where p.id = ${id} and p.deleted_at is null`', 'where p.id = ${id}`']],
    'server/catalogue/parts/change-part.test.ts',
    'T41 leaves the shop once',
  ),
  mutant(
    'histories-stay',
    'T80',
    [['server/database/append-only.ts', "  'stock_movement',\n"]],
    'server/process/prepare-database.test.ts',
    'T80 found: S15 every table that says',
  ),
  mutant(
    'part-changes-audited',
    'T80',
    [['server/catalogue/parts/change-part.ts', '    await auditChange(sql, caller.id, part)\n']],
    'server/catalogue/parts/change-part.test.ts',
    'T80 found: S15 every change of a part',
  ),
  mutant(
    'part-version',
    'T80',
    [
      [
        'server/catalogue/parts/change-part.ts',
        '    if (version !== undefined && version !== part.version) throw changedSince(part, input, shop)\n',
      ],
    ],
    'server/catalogue/parts/change-part.test.ts',
    'found: A1 what was changed since',
  ),
]
