import { createContext } from 'react'

/** The shop's time zone (IANA), which every time is shown in: its days are those that lists are filtered by. */
export const TimeZone = createContext('UTC')
