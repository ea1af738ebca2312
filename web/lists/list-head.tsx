import { Printer, Share2, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SavedList } from '../../contract/lists.ts'
import { useReload } from '../app/queries.tsx'
import { usePerson } from '../app/session.ts'
import { useShopName } from '../app/shop-config.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { OnceOpened } from '../ui/overlays/once-opened.tsx'
import { DeleteList, ShareList } from './list-dialogs.ts'
import { ListName } from './list-name.tsx'
import { useMayOnList } from './may-on-list.ts'
import type { useListEditing } from './use-list-editing.ts'
import { WhoHasIt } from './who-has-it.tsx'

type Props = {
  list: SavedList
  editing: ReturnType<typeof useListEditing>
}

/** What a list is called and who has it, with what is done with it as a whole. */
export function ListHead({ list, editing: { draft, change, saving } }: Props) {
  const { company } = usePerson()
  const may = useMayOnList()
  const mayDispose = may('disposeOfCompanyList', list)
  const [task, setTask] = useState<'share' | 'delete'>()
  const navigate = useNavigate()
  const reload = useReload()
  const close = () => setTask(undefined)
  useTitle(draft.name)
  const named = { _id: list._id, name: draft.name }
  return (
    <>
      <Breadcrumbs steps={[{ name: 'Lists', to: '/dashboard/lists' }, { name: draft.name }]} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <ListName
          name={draft.name}
          saving={saving}
          onChange={(name) => change((before) => ({ ...before, name }))}
        />
        <div className="flex flex-wrap gap-2" data-screen-only>
          {mayDispose && (
            <Button size="small" onClick={() => setTask('share')}>
              <Share2 size={16} aria-hidden="true" />
              {list.shareToken ? 'Shared' : 'Share'}
            </Button>
          )}
          <Button size="small" onClick={() => print()}>
            <Printer size={16} aria-hidden="true" />
            Print
          </Button>
          {mayDispose && (
            <Button size="small" onClick={() => setTask('delete')}>
              <Trash2 size={16} aria-hidden="true" />
              Delete
            </Button>
          )}
        </div>
      </div>
      {company && (
        <WhoHasIt
          company={company}
          ofCompany={draft.ofCompany}
          onChange={
            list.ofCompany?.isOwn === false
              ? undefined
              : (ofCompany) => change((before) => ({ ...before, ofCompany }))
          }
        />
      )}
      <OnceOpened open={task !== undefined}>
        <ShareList list={named} open={task === 'share'} onClose={close} />
        <DeleteList
          list={named}
          open={task === 'delete'}
          onClose={close}
          onDone={() => {
            void navigate('/dashboard/lists')
            void reload('GET /lists')
          }}
        />
      </OnceOpened>
    </>
  )
}

/** The title of the window is the list's name. */
function useTitle(name: string) {
  const shop = useShopName()
  useEffect(() => {
    document.title = `${name} · ${shop}`
  }, [name, shop])
}
