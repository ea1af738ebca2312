type Rung = { from: number; price: number }

const trap = { sku: '', ladder: [] as Rung[] }
export const first: typeof trap = Object.create(trap)
export const second: typeof trap = Object.create(trap)

first.sku = 'PW-RAM-32' // makes an own property of first
first.ladder.push({ from: 100, price: 88 }) // changes trap.ladder

export const leaked = second.ladder.length // 1
