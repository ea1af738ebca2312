import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findFaults, type Table } from '../../scripts/rooms/find-faults.ts'
import { readModule, readModules } from '../../scripts/rooms/read-imports.ts'
import { table } from '../../scripts/rooms/table.ts'

const modules = readModules(path.join(import.meta.dirname, '../..'))

/** What is wrong with a house of these files, by the table of ours. */
const faultsOf = (files: Record<string, string>, by: Table = table) =>
  findFaults(
    Object.entries(files).map(([file, text]) => readModule(file, text)),
    by,
  )

describe('the table of who may use whom (npm run rooms)', () => {
  test('is kept by every file of the house', () => {
    expect(modules.length).toBeGreaterThan(900)
    expect(findFaults(modules, table)).toEqual([])
  })

  test('names rooms that are there', () => {
    const places = Object.entries(table.rooms).flatMap(([room, uses]) => [room, ...uses])
    const known = (place: string) =>
      /^(build|launch)\//.test(place) || modules.some(({ file }) => file.startsWith(place))
    expect(places.filter((place) => !known(place))).toEqual([])
  })

  test.each([
    ['web/ui/button.tsx', "import { call } from '../app/api.ts'"],
    ['web/ui/button.tsx', "import type { Part } from '../../contract/parts.ts'"],
    ['web/trade/basket/count.ts', "import { page } from '../../orders/carriers.ts'"],
    ['web/basket/page.tsx', "export { carriers } from '../orders/carriers.ts'"],
    ['web/orders/page.tsx', "const load = () => import('../admin/page-head.tsx')"],
    ['web/home/page.tsx', "import { api } from '../../server/api.ts'"],
    ['server/mail/email.ts', "import { placeOrder } from '../orders/placing/place-order.ts'"],
    ['server/orders/find-order.ts', "import { selectPart } from '../catalogue/parts/store.ts'"],
    ['server/catalogue/parts/get-part.ts', "import { moveOrder } from '../../orders/index.ts'"],
    ['server/payments/settle-payment.ts', "import { start } from '../../sandbox/start.ts'"],
    ['server/api.ts', "import { start } from '../sandbox/start.ts'"],
    ['sandbox/start.ts', "import { api } from '../server/api.ts'"],
    ['contract/parts/parts.ts', "import { api } from '../../server/api.ts'"],
    ['bom/bom.ts', "import { call } from '../web/app/api.ts'"],
    ['attic/box.ts', ''],
  ])('%s may not say %s', (file, text) => {
    expect(faultsOf({ [file]: text })).toHaveLength(1)
  })

  test.each([
    ['server/orders/store.ts', "import type { Context } from 'hono'"],
    ['server/payments/refunds/pay-refund.ts', "import Stripe from 'stripe'"],
    ['web/orders/page.tsx', "import { readFileSync } from 'node:fs'"],
    ['bom/bom.ts', "import { useState } from 'react'"],
    ['bom/read/text.ts', "import { Buffer } from 'node:buffer'"],
    ['contract/parts/parts.ts', "import { v7 } from 'uuid'"],
  ])('%s is no place for %s', (file, text) => {
    expect(faultsOf({ [file]: text })).toHaveLength(1)
  })

  test('a way back to a file is found, and a type on it is none', () => {
    const there = { 'bom/bom.ts': "import { read } from './read/text.ts'" }
    const back = { ...there, 'bom/read/text.ts': "import { rows } from '../bom.ts'" }
    expect(faultsOf(back)).toEqual(['a cycle: bom/bom.ts → bom/read/text.ts → bom/bom.ts'])
    const type = { ...there, 'bom/read/text.ts': "import type { Bom } from '../bom.ts'" }
    expect(faultsOf(type)).toEqual([])
  })
})
