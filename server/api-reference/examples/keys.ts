import { ids, order } from './things.ts'

const issued = {
  insertedId: ids.other,
  key: `apikey_${'0'.repeat(43)}`,
  expiresAt: '2027-01-12T09:30:00.000Z',
}

/** Keys of programs. */
export const keyExamples = {
  listKeys: {
    answer: {
      _id: ids.other,
      name: 'Warehouse',
      prefixes: ['apikey_000000'],
      actsFor: 'buyer',
      email: order.email,
      isOwn: true,
      scopes: ['orders:read', 'orders:write'],
      addresses: ['203.0.113.0/24'],
      orderCeiling: 5_000,
      dayCeiling: 20_000,
      createdAt: '2026-01-12T09:30:00.000Z',
      expiresAt: issued.expiresAt,
      lastUsedAt: '2026-01-12T09:45:00.000Z',
      revokedAt: null,
    },
  },
  addKey: {
    body: {
      name: 'Warehouse',
      scopes: ['orders:read', 'orders:write'],
      days: 365,
      addresses: ['203.0.113.0/24'],
      orderCeiling: 5_000,
      dayCeiling: 20_000,
    },
    answer: issued,
  },
  rotateKey: { body: { overlapHours: 24, days: 365 }, answer: issued },
  revokeKey: { answer: { deletedCount: 1 } },
}
