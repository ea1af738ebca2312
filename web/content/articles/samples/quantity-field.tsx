import { useState } from 'react'

export function AssignedQuantity() {
  const [line] = useState({ mpn: 'PW-CPU-16', quantity: 50 })
  const more = () => {
    line.quantity += 50 // the object changes, the page does not
  }
  return (
    <button type="button" onClick={more}>
      {line.quantity} pieces
    </button>
  )
}

export function SetQuantity() {
  const [line, setLine] = useState({ mpn: 'PW-CPU-16', quantity: 50 })
  const more = () => {
    setLine({ ...line, quantity: line.quantity + 50 })
  }
  return (
    <button type="button" onClick={more}>
      {line.quantity} pieces
    </button>
  )
}
