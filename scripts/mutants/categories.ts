import { mutant } from './mutant.ts'

const room = 'server/catalogue/categories'
const tests = `${room}/categories.test.ts`

/** What keeps parts in categories that are there, and what two admins say of one apart. */
export const categoryMutants = [
  mutant(
    'category-held',
    'T40',
    [['server/catalogue/import/import-rows.ts', '  await holdAllCategories(sql)\n']],
    tests,
    'parts that come in while',
  ),
  mutant(
    'category-there',
    'T40',
    [
      [
        `${room}/require-category.ts`,
        'if (!(await holdCategory(sql, key))) throw',
        "if (key === '') throw",
      ],
    ],
    tests,
    'what the shop does not have is refused',
  ),
  mutant(
    'category-seen',
    'T40',
    [[`${room}/store.ts`, 'set version = version + 1`', 'set version = version`']],
    tests,
    'a change is seen at once',
  ),
  mutant(
    'category-version',
    'T40',
    [[`${room}/change-category.ts`, 'known.version !== version', 'known.version < 0']],
    tests,
    'a change is seen at once',
  ),
  mutant(
    'category-used',
    'T41',
    [[`${room}/remove-category.ts`, 'if (count > 0)', 'if (count < 0)']],
    tests,
    'one with parts stays',
  ),
]
