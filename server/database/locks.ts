/**
 * Numbers of the advisory locks that instances of the shop share, one for each thing that only one may do at a time.
 * Locks of a buyer, a list or a key are hashes of a name instead.
 */
export const locks = {
  migrate: 7_230_411,
  startJobs: 7_230_412,
  grant: 7_230_413,
  import: 7_230_414,
  seed: 7_230_415,
  events: 7_230_416,
  bank: 7_230_417,
  taxes: 7_230_418,
  shipping: 7_230_419,
}
