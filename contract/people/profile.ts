import { z } from 'zod'
import { requiredText } from '../text/text.ts'
import { phoneNumber } from './phone.ts'

const noLink = 'A link that begins with https://'

/** A profile, all four fields required when it is saved. */
export const profileInput = z.object({
  education: requiredText('Please input your education', 200),
  location: requiredText('Please input your location', 200),
  number: phoneNumber('Please input your phone number'),
  linkedin: requiredText('Please input your linkedin link', 300)
    .transform((value) => (/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
    .pipe(
      z
        .url({ protocol: /^https$/, hostname: /\./, error: noLink })
        .refine((url) => !URL.canParse(url) || new URL(url).username === '', noLink),
    ),
})

export const profile = z.object({
  email: z.string(),
  displayName: z.string(),
  education: z.string().nullable(),
  location: z.string().nullable(),
  number: z.string().nullable(),
  linkedin: z.string().nullable(),
})
