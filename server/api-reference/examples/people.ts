import { ids, order } from './things.ts'

const profile = {
  education: 'Engineering',
  location: 'Rotterdam',
  number: '+31105550100',
  linkedin: 'https://www.linkedin.com/in/example',
}

const settings = {
  look: { density: 'dense', columns: ['orderNumber', 'status'], rows: 50 },
  views: [{ name: 'To ship', query: 'status=pending' }],
}

/** Tokens, profiles, roles. */
export const peopleExamples = {
  issueToken: {
    body: { email: order.email },
    answer: { token: '0'.repeat(43), expiresAt: '2026-01-12T09:45:00.000Z', company: null },
  },
  getProfile: { answer: { email: order.email, displayName: order.displayName, ...profile } },
  saveProfile: { body: profile, answer: { modifiedCount: 1 } },
  listTableSettings: { answer: { tables: [{ table: 'orders', ...settings }] } },
  saveTableSettings: { body: settings, answer: { modifiedCount: 1 } },
  isAdmin: { answer: { admin: false } },
  listUsers: {
    answer: {
      _id: ids.other,
      displayName: order.displayName,
      email: order.email,
      role: null,
      createdAt: '2025-09-01T08:00:00.000Z',
      emailVerified: true,
      orders: 4,
    },
  },
  becomeFirstAdmin: {
    body: { code: '7K3M-Q0XT-9F2B-W8DN-4HJC-6RVE' },
    answer: { modifiedCount: 1 },
  },
  promoteUser: { answer: { modifiedCount: 1 } },
  demoteUser: { answer: { modifiedCount: 1 } },
  endSessions: { answer: { deletedCount: 2 } },
}
