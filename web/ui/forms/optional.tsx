/** Stands behind the name of what may be left empty: everything else is required. */
export const Optional = () => <span className="font-normal text-soft"> (optional)</span>
