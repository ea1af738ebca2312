import { isDeepStrictEqual } from 'node:util'
import type { Shop } from '../shop.ts'
import { firstTexts } from './first-texts.ts'
import { settingOf } from './locks.ts'
import { readRecord } from './read-record.ts'
import { isLike } from './seller.ts'

/** The record, and which of its fields nobody has made theirs: they say what a shop begins with, or what the example says. */
export async function readAsBegun(shop: Pick<Shop, 'config' | 'database' | 'record'>) {
  const record = await readRecord(shop)
  const { identity, contact, policies, questions } = record
  const firsts = Object.values(firstTexts)
  const isFirst = (text: string, read: (first: typeof record) => string) =>
    firsts.some((first) => read(first) !== '' && isLike(text, read(first)))
  return {
    record,
    asBegun: {
      name: isFirst(identity.name, (first) => first.identity.name),
      claim: isFirst(identity.claim, (first) => first.identity.claim),
      contact: (['address', 'phone', 'email'] as const).filter((field) =>
        isFirst(contact[field], (first) => first.contact[field]),
      ),
      policies: firsts.some((first) => isDeepStrictEqual(first.policies, policies)),
      questions: firsts.some((first) => isDeepStrictEqual(first.questions, questions)),
      numbers: shop.record.numbers
        ? 'given'
        : 'numbers' in shop.record.changed || shop.config.recordLocks['numbers.order'] !== undefined
          ? 'chosen'
          : 'first',
      timeZone:
        !('place' in shop.record.changed) &&
        shop.config.recordLocks['place.timeZone'] === undefined,
    },
    /** The settings that hold fields of a group. */
    locksOf: (group: string) =>
      Object.entries(settingOf).flatMap(([field, setting]) =>
        field.startsWith(`${group}.`) && shop.config.recordLocks[field as keyof typeof settingOf]
          ? [setting]
          : [],
      ),
  }
}
