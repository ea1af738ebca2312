/** What other rooms of the server may use of this one. */
export { remindLifecycles } from './remind-lifecycles.ts'
export { tellLifecycles } from './tell-lifecycles.ts'
