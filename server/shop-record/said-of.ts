import { fileStem } from '../../contract/text/file-stem.ts'
import type { Shop } from '../shop.ts'
import { readRecord } from './read-record.ts'

type Reading = Pick<Shop, 'config' | 'database' | 'record'>

/** Whose days the shop goes by (IANA). */
export const timeZoneOf = async (shop: Reading) => (await readRecord(shop)).place.timeZone

/** What a file that the shop gives out is called: its own name first. */
export const fileNameOf = async (shop: Reading, name: string) =>
  `${fileStem((await readRecord(shop)).identity.name)}-${name}`
