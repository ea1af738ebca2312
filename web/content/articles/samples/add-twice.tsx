import { useState } from 'react'

export function AddFromSnapshot() {
  const [quantity, setQuantity] = useState(50)
  const addTwoBoxes = () => {
    setQuantity(quantity + 50) // asks for 100
    setQuantity(quantity + 50) // asks for 100 again
  }
  return (
    <button type="button" onClick={addTwoBoxes}>
      {quantity} pieces
    </button>
  )
}

export function AddFromLatest() {
  const [quantity, setQuantity] = useState(50)
  const addTwoBoxes = () => {
    setQuantity((latest) => latest + 50) // 50 becomes 100
    setQuantity((latest) => latest + 50) // 100 becomes 150
  }
  return (
    <button type="button" onClick={addTwoBoxes}>
      {quantity} pieces
    </button>
  )
}
