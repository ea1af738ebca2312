type PriceBreak = { from: number; price: number }

const trap = { mpn: '', breaks: [] as PriceBreak[] }
export const first: typeof trap = Object.create(trap)
export const second: typeof trap = Object.create(trap)

first.mpn = 'RAM-32' // makes an own property of first
first.breaks.push({ from: 100, price: 88 }) // changes trap.breaks

export const leaked = second.breaks.length // 1
