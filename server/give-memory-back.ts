/**
 * Collects what loading and starting left behind, and gives its pages back to the machine: V8 keeps them until memory is
 * short. It takes less than a tenth of a second, in which nobody is answered. Nothing where Node does not lend its
 * collector, as `npm start` has it do (`--expose-gc`).
 */
export function giveMemoryBack() {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
