export type SpecGroup = { name: string; specs: { key: string; label: string; text: string }[] }

/** The specifications under their headings. */
export function PartSpecs({ groups }: { groups: SpecGroup[] }) {
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="specifications" className="mt-8">
      <h2 id="specifications" className="text-lg font-semibold">
        Specifications
      </h2>
      <table className="mt-3 w-full max-w-2xl text-sm">
        <caption className="sr-only">Specifications</caption>
        {groups.map(({ name, specs }) => (
          <tbody key={name}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={2}
                className="border-b pt-5 pb-1.5 text-start text-xs font-medium text-soft"
              >
                {name}
              </th>
            </tr>
            {specs.map(({ key, label, text }) => (
              <tr key={key} className="border-b">
                <th
                  scope="row"
                  className="w-2/5 py-2 pe-4 text-start align-top font-normal text-soft"
                >
                  {label}
                </th>
                <td className="py-2 font-medium">{text}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
