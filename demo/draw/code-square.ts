/** A square of dots that depends on the text, like the code on a real part. */
export function codeSquare(text: string, x: number, y: number, size: number, colour: string) {
  let state = [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7)
  const cell = size / 10
  let path = `M${x.toFixed(2)} ${y.toFixed(2)}v${size.toFixed(2)}h${size.toFixed(2)}`
  for (let i = 0; i < 100; i++) {
    state = (state * 1664525 + 1013904223) >>> 0
    if (state >>> 31 === 0) continue
    const at = `${(x + (i % 10) * cell).toFixed(2)} ${(y + (Math.floor(i / 10) + 0.5) * cell).toFixed(2)}`
    path += `M${at}h${cell.toFixed(2)}`
  }
  return `<path d="${path}" stroke="${colour}" stroke-width="${cell.toFixed(2)}"/>`
}
