import type { User } from '../shop.ts'

/** Whose something is that is saved for ordering: of whoever made it, or of the company for which they act. */
export type Owner = { buyerId: string; companyId: string | null }

export const ownerOf = ({ id, company }: Pick<User, 'id' | 'company'>): Owner => ({
  buyerId: id,
  companyId: company?._id ?? null,
})

/** What all of a company have together is found by its id, what somebody has for themselves by theirs. */
export const ownerKey = ({ buyerId, companyId }: Owner): string => companyId ?? buyerId
