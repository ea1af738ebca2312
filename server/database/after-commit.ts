type Effects = (() => void)[]

const dueBy = new WeakMap<object, Effects>()

/** Does the work in a transaction that `begin` opens, and what it asked for by `afterCommit` once that is committed. */
export async function withEffects<S extends object, T>(
  begin: (work: (sql: S) => Promise<T>) => Promise<T>,
  work: (sql: S) => Promise<T>,
): Promise<T> {
  const effects: Effects = []
  const done = await begin(async (sql) => {
    dueBy.set(sql, effects)
    return await work(sql)
  })
  for (const effect of effects) effect()
  return done
}

/** Does what is true of a transaction only when it is committed, such as counting; outside of one at once. */
export function afterCommit(sql: object, effect: () => void) {
  const effects = dueBy.get(sql)
  if (effects) effects.push(effect)
  else effect()
}
