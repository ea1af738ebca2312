let isAsked = false

/** Has the configuration read again with the next revalidation: somebody here changed it. */
export const askForConfig = () => {
  isAsked = true
}

/** Whether it is to be read again; told once. */
export function takeConfigChange(): boolean {
  const was = isAsked
  isAsked = false
  return was
}
