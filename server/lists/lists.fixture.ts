import { expect } from 'vitest'
import type { SavedList } from '../../contract/lists.ts'
import type { TestUser } from '../../tests/test-user.ts'

/** Saves a list over HTTP; answers its id. */
export async function saveList(owner: TestUser, name: string, lines: object[]) {
  const response = await owner.call('POST', '/lists', { name, lines })
  expect(response.status).toBe(200)
  return ((await response.json()) as { insertedId: string }).insertedId
}

export const readList = async (owner: TestUser, id: string) =>
  (await (await owner.call('GET', `/lists/${id}`)).json()) as SavedList

/** Changes a list as it was read. */
export const changeList = (
  owner: TestUser,
  { _id, updatedAt }: SavedList,
  name: string,
  lines: object[],
) => owner.call('PUT', `/lists/${_id}`, { name, lines, updatedAt })

/** Gives a list a new link; answers its token. */
export async function shareList(owner: TestUser, id: string) {
  const response = await owner.call('POST', `/lists/${id}/share`)
  return ((await response.json()) as { shareToken: string }).shareToken
}

/** A refusal without what differs each time. */
export async function faultOf(response: Response) {
  const { code, errors } = (await response.json()) as { code: string; errors?: object[] }
  return { status: response.status, code, errors }
}
