/** What the name of a build may be, loaded with the form that asks for it. */
export const buildName = async () =>
  (await import('../../../contract/builds/saved-builds.ts')).newBuild.pick({ name: true })
