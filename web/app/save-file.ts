/** Gives a file to the browser to keep, under this name. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** The same of a text that is a CSV file. */
export const saveCsv = (text: string, name: string) =>
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
