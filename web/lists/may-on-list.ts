import { useCallback } from 'react'
import { mayAct } from '../../contract/companies/may-act.ts'
import type { ListHead } from '../../contract/lists.ts'
import { usePerson } from '../app/session.ts'

type Action = 'changeCompanyList' | 'disposeOfCompanyList'

/** What somebody may do with a list that all of their company have. With one of their own they may do all. */
export function useMayOnList() {
  const { company } = usePerson()
  return useCallback(
    (action: Action, { ofCompany }: Pick<ListHead, 'ofCompany'>) =>
      !ofCompany ||
      mayAct({ id: 'own', isAdmin: false, company }, action, {
        ownerId: ofCompany.isOwn ? 'own' : '',
        companyId: company?._id ?? null,
      }),
    [company],
  )
}
