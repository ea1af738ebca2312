import { lazyDialog } from '../ui/overlays/lazy-dialog.tsx'

/** The dialogs of a list, loaded ahead of being opened. */
export const DeleteList = lazyDialog(
  async () => ({
    default: (await import('./delete-list.tsx')).DeleteList,
  }),
  ({ open }) => open,
)
export const RenameList = lazyDialog(
  async () => ({
    default: (await import('./rename-list.tsx')).RenameList,
  }),
  ({ open }) => open,
)
export const ShareList = lazyDialog(
  async () => ({
    default: (await import('./share-list.tsx')).ShareList,
  }),
  ({ open }) => open,
)
export const SaveAsList = lazyDialog(
  async () => ({
    default: (await import('../trade/lists/save-as-list.tsx')).SaveAsList,
  }),
  ({ open }) => open,
)
