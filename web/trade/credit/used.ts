import type { CreditAccount } from '../../../contract/companies/credit.ts'

/** From this share of its limit on, an account is nearly used up. */
const nearly = 0.8

/** Whether most of what a company may owe is owed or ordered. */
export const isNearlyUsed = ({ limit, available }: Pick<CreditAccount, 'limit' | 'available'>) =>
  limit > 0 && (limit - available) / limit >= nearly
