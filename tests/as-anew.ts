import { americanEnglish, writeBy } from '../contract/words/manner.ts'
import { firstSeries, numberBy } from '../contract/words/series.ts'

// a process writes and numbers as its last shop did, and a worker runs many files: each begins as a process does
writeBy(() => americanEnglish)
numberBy(firstSeries)
