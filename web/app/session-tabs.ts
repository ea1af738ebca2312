import { loadSession, type Session } from './session.ts'

/** After signing in: takes the token, and tells the other tabs. */
export async function beginSession(): Promise<Session> {
  const begun = await loadSession()
  if (begun.state === 'in') tellOtherTabs()
  return begun
}

/** Where the tabs of this browser tell each other. Made when first needed: on the server it would keep the process up. */
let tabs: BroadcastChannel | undefined
const channel = () => {
  tabs ??= new BroadcastChannel('session')
  return tabs
}

/** Says to the other tabs that who is signed in, or for whom they buy, may have changed. */
export const tellOtherTabs = () => channel().postMessage('changed')

/** Another tab signed in or out, or chose another company: this one follows. Answers how to stop. */
export function followOtherTabs() {
  const changed = () => void loadSession()
  channel().addEventListener('message', changed)
  return () => channel().removeEventListener('message', changed)
}
