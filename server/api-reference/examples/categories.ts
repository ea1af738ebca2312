const newPowerSupplies = {
  name: 'Power supplies',
  plural: 'power supplies',
  icon: 'power',
  words: ['PSU', 'power supply unit'],
  specs: [
    { key: 'outputWatts', label: 'Output', unit: 'W', kind: 'range', group: 'Power' },
    { key: 'efficiency', label: 'Efficiency', kind: 'choice', group: 'Power' },
    { key: 'modular', label: 'Modular', kind: 'flag', group: 'Connections' },
  ],
  facets: ['outputWatts', 'efficiency', 'modular'],
  cards: ['outputWatts', 'efficiency'],
}

const powerSupplies = {
  ...newPowerSupplies,
  key: 'power-supplies',
  description: '',
  img: '',
  picture: null,
  version: 1,
  specs: newPowerSupplies.specs.map((one) => ({ unit: null, ...one })),
}

export const categoryExamples = {
  listCategories: { answer: { categories: [powerSupplies] } },
  addCategory: { body: newPowerSupplies, answer: { key: 'power-supplies' } },
  changeCategory: {
    body: { name: 'Power supply units', version: 1 },
    answer: { modifiedCount: 1 },
  },
  removeCategory: { answer: { deletedCount: 1 } },
  orderCategories: {
    body: { keys: ['cpu', 'ram', 'hdd', 'gpu', 'motherboard', 'power-supplies'] },
    answer: { modifiedCount: 6 },
  },
  listCategoryVersions: {
    answer: {
      versions: [
        {
          key: 'power-supplies',
          name: 'Power supply units',
          version: 2,
          isNow: true,
          isRemoval: false,
          at: '2026-01-12T10:00:00.000Z',
          by: 'admin@example.com',
          fields: ['name'],
          restored: null,
        },
        {
          key: 'power-supplies',
          name: 'Power supplies',
          version: 1,
          isNow: false,
          isRemoval: false,
          at: '2026-01-12T09:30:00.000Z',
          by: 'admin@example.com',
          fields: [],
          restored: null,
        },
      ],
    },
  },
  restoreCategory: { body: { version: 2, from: 1 }, answer: { version: 3 } },
}
