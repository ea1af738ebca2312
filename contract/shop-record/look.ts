import { z } from 'zod'

/** A logo's or icon's file, as `POST /shop-marks` named it: a hash of its bytes, its size in pixels, its type. */
export const markName = z
  .string()
  .regex(
    /^[0-9a-f]{32}-[1-9]\d{0,3}x[1-9]\d{0,3}\.(png|svg)$/,
    'This must be the name of a picture that was uploaded',
  )

/** What the shop looks like. Where nothing is uploaded, the mark of the program and the shop's name stand. */
export const look = z.object({
  logo: markName.nullable().describe('in the head of every page, in the place of mark and name'),
  darkLogo: markName.nullable().describe('the same on dark ground; null: the logo there, too'),
  icon: markName.nullable().describe('in tabs, bookmarks and on home screens'),
})

/** What `POST /shop-marks` answers: `name` goes into the record. */
export const addedMark = z.object({
  name: markName,
  width: z.int().describe('pixels'),
  height: z.int().describe('pixels'),
})
