import { ids, part } from './things.ts'

/** Who changed what. */
export const auditExamples = {
  listAudit: {
    answer: {
      _id: ids.other,
      at: '2026-01-12T09:30:00.000Z',
      action: 'part-changed',
      what: 'Part changed',
      thing: 'part',
      subject: ids.part,
      title: part.name,
      by: 'Ada Admin',
      email: 'ada@example.com',
      via: 'key',
      keyId: ids.other,
      key: 'Price list',
      changes: [{ field: 'price', before: '120', after: '114' }],
      facts: [],
    },
  },
  exportAudit: {
    answer: `"At","What","Of","Name","Subject","Before","After","Notes","By","Email","Way","Key","Id"\r\n"2026-01-12T09:30:00Z","Part changed","Parts","${part.name}","${ids.part}","price: 120","price: 114","","Ada Admin","ada@example.com","key","Price list","${ids.other}"\r\n`,
  },
}
