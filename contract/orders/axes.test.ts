import { expect, test } from 'vitest'
import { isAllowed, type OrderAction, orderActions } from './actions.ts'
import { type OrderAxes, paidOf, shownAxes, statusOf } from './axes.ts'
import { everyAxes } from './every-axes.fixture.ts'
import { type OrderStatus, orderStatuses } from './status.ts'

const cardStatuses = orderStatuses.filter((status) => status !== 'confirmed')
const actions = Object.keys(orderActions) as OrderAction[]
const allowed = (axes: OrderAxes) => actions.filter((action) => isAllowed(action, axes))

test('what may be done to an order by card goes by its status', () => {
  const byStatus = cardStatuses.map((status) => [status, allowed(shownAxes({ status }))])
  expect(Object.fromEntries(byStatus)).toEqual({
    unpaid: ['pay', 'cancel'],
    paid: ['release', 'refund'],
    pending: ['ship', 'refund'],
    shipped: [],
    cancelled: [],
    refunded: [],
  })
})

test('the status of an order by card says where all of it stands', () => {
  for (const status of cardStatuses) expect(statusOf(shownAxes({ status }))).toBe(status)
})

test('what may be done to an order on account goes by its status, and by what of it has left', () => {
  const shown = { method: 'account' } as const
  const of = (status: OrderStatus, shippedQuantity = 0) =>
    allowed(shownAxes({ ...shown, status, shippedQuantity }))
  expect(of('confirmed')).toEqual(['cancel', 'release', 'shorten'])
  expect(of('pending')).toEqual(['cancel', 'ship', 'shorten'])
  expect(of('pending', 5)).toEqual(['ship', 'shorten'])
  expect(of('shipped', 10)).toEqual([])
  expect(of('cancelled')).toEqual([])
  for (const status of ['confirmed', 'pending', 'shipped', 'cancelled'] as const)
    expect(statusOf(shownAxes({ ...shown, status }))).toBe(status)
})

test('an order on account whose deposit is to come is paid or cancelled, and nothing else', () => {
  const axes = shownAxes({ method: 'account', status: 'unpaid' })
  expect(statusOf(axes)).toBe('unpaid')
  expect(allowed(axes)).toEqual(['pay', 'cancel'])
  expect(statusOf({ ...axes, deposit: 'paid' })).toBe('confirmed')
  expect(allowed({ ...axes, deposit: 'paid' })).toEqual(['cancel', 'release', 'shorten'])
})

test('only orders that wait for a yes, or are on account, have words of their own', () => {
  for (const axes of everyAxes) {
    const word = statusOf(axes)
    if (word === 'approval') expect(axes.life).toBe('approval')
    if (word === 'confirmed') expect(axes).toMatchObject({ method: 'account', isReleased: false })
  }
  expect(new Set(everyAxes.map(statusOf))).toEqual(new Set([...orderStatuses, 'approval']))
})

test('nothing may be done to an order that is over, or that nobody has said yes to', () => {
  for (const axes of everyAxes)
    if (axes.life !== 'placed' || axes.shipped === 'full') expect(allowed(axes)).toEqual([])
})

test('nothing leaves unpaid but on account, and nothing that money came for is cancelled', () => {
  for (const axes of everyAxes) {
    const { method, paid, deposit, isReleased } = axes
    const isUnpaid = paid === 'none' || paid === 'part'
    if (method !== 'account' && isUnpaid) expect(allowed(axes)).not.toContain('release')
    if (!isReleased) expect(allowed(axes)).not.toContain('ship')
    if (paid !== 'none') expect(allowed(axes)).not.toContain('cancel')
    if (isUnpaid) expect(allowed(axes)).not.toContain('refund')
    else if (deposit !== 'due') expect(allowed(axes)).not.toContain('pay')
    if (deposit === 'due')
      for (const action of ['release', 'shorten'] as const)
        expect(allowed(axes)).not.toContain(action)
  }
})

test('what came is none, a part, all, or more of what is to be paid', () => {
  expect([0, 1, 99, 100, 101].map((came) => paidOf(came, 100))).toEqual([
    'none',
    'part',
    'part',
    'full',
    'over',
  ])
})
