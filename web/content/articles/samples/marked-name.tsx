/** A name with the first place of the typed text marked. */
export function MarkedName(props: { name: string; typed: string }) {
  const { name, typed } = props
  const at = name.toLowerCase().indexOf(typed.toLowerCase())
  if (typed === '' || at < 0) return <span>{name}</span>
  const end = at + typed.length
  return (
    <span>
      {name.slice(0, at)}
      <mark>{name.slice(at, end)}</mark>
      {name.slice(end)}
    </span>
  )
}
