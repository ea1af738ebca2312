/**
 * Names as people sort them: accents and capitals beside their letters, digits by their value. For sorting in memory as
 * the collation `as_people` does in the database.
 */
export const compareNames = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true })
