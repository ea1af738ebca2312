import { saveCsv } from '../../app/save-file.ts'
import { csvOf } from '../../trade/tables/cells.ts'
import type { BuilderData } from '../load/load.ts'

type Fleet = NonNullable<BuilderData['fleet']>

/** Gives what has to be ordered as a file. Loaded when it is asked for. */
export const saveLines = (fleet: Fleet) => saveCsv(csvOf(cellsOf(fleet)), 'build.csv')

const cellsOf = ({ lines, currency, machines }: Fleet) => ({
  names: [
    ...['Manufacturer’s part number', 'Our number', 'Part', 'Machines', 'Wanted', 'To order'],
    ...['Left over', 'Available', 'Unit price', 'Sum', 'Currency'],
  ],
  rows: lines.map((one) => [
    ...[one.part.mpn, one.part.partNumber, one.part.name, machines, one.wanted, one.quantity],
    ...[one.leftOver, one.available, one.unitPrice, one.total, currency.toUpperCase()],
  ]),
})
