import { readTyped, typedFault } from '../../../contract/words/typed.ts'

/**
 * Asks by the form of filters with its numbers as programs write them. One that is none is said at its field, and not taken for
 * another number.
 */
export function readFilters(numbers: HTMLInputElement[], ask: (typed: FormData) => void) {
  const form = numbers[0]!.form!
  for (const field of numbers) {
    field.setCustomValidity(typedFault(field.value) ?? '')
    field.addEventListener('input', () => field.setCustomValidity(''), { once: true })
  }
  if (!form.reportValidity()) return
  const typed = new FormData(form)
  for (const { name, value } of numbers) typed.set(name, readTyped(value) ?? '')
  ask(typed)
}
