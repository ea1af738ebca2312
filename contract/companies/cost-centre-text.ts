/** A cost centre as it is said beside an order. Pages say it, too: it needs no schema. */
export const costCentreText = ({ code, name }: { code: string; name: string }) => `${code} ${name}`
