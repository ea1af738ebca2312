import { lazy } from 'react'

/** The dialogs of a list, loaded when one is first opened. */
export const DeleteList = lazy(async () => ({
  default: (await import('./delete-list.tsx')).DeleteList,
}))
export const RenameList = lazy(async () => ({
  default: (await import('./rename-list.tsx')).RenameList,
}))
export const ShareList = lazy(async () => ({
  default: (await import('./share-list.tsx')).ShareList,
}))
export const SaveAsList = lazy(async () => ({
  default: (await import('../save-as-list.tsx')).SaveAsList,
}))
