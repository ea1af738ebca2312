/** What other rooms of the server may use of this one. */
export {
  type ActingRow,
  actingColumn,
  joinActing,
  requireRight,
  withRights,
} from './acting-for.ts'
export { bookedTo } from './booked-to.ts'
export { endMembershipsOf } from './change-members.ts'
export { findContact } from './contact.ts'
export { holdMembership } from './hold-membership.ts'
export { selectMembers as findMembers } from './members-store.ts'
export { actingCompany, lockOwnCompany } from './own-company.ts'
export { type Owner, ownerKey, ownerOf } from './owner.ts'
export { requireContext } from './require-context.ts'
export {
  lockCompany,
  selectCompany as findCompany,
  selectInvoiced as findInvoiced,
} from './store.ts'
export { companyNumber } from './to-api.ts'
