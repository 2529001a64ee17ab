type FormValue = string | number | boolean | File | null | undefined

/** A multipart body of what is given; what is not, is left out. */
export function toFormData(fields: Record<string, FormValue>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    form.set(name, value instanceof File ? value : String(value))
  }
  return form
}
