import { data } from 'react-router'

/** Every other address. */
export const loader = () => {
  throw data(null, 404)
}

export default function Nothing() {
  return null
}
