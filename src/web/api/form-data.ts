type FormValue = string | number | boolean | File | null | undefined

/** Builds a multipart body and leaves out empty fields. */
export function toFormData(fields: Record<string, FormValue>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    form.set(name, value instanceof File ? value : String(value))
  }
  return form
}
