import { Ellipsis } from 'lucide-react'
import { Menu, MenuButton } from '../ui/overlays/menu.tsx'
import type { ColumnDef } from '../ui/tables/columns.ts'

/** What can be done with a row, behind one button: `of` says which row, `menu` what is asked by which word. */
export const actsColumn = <T, Asked>(
  of: (row: T) => string,
  menu: (row: T) => [string, Asked][],
  ask: (asked: Asked) => void,
) =>
  ({
    id: 'acts',
    header: () => <span className="sr-only">Actions</span>,
    meta: { card: 'end', align: 'end', choice: 'stays', label: 'Actions' },
    cell: ({ row: { original } }) => (
      <Menu
        className="inline-grid size-8 place-items-center rounded-md hover:bg-sunken"
        trigger={
          <>
            <span className="sr-only">Actions for {of(original)}</span>
            <Ellipsis size={18} aria-hidden="true" />
          </>
        }
      >
        {menu(original).map(([name, asked]) => (
          <MenuButton key={name} onClick={() => ask(asked)}>
            {name}
          </MenuButton>
        ))}
      </Menu>
    ),
  }) satisfies ColumnDef<T>
