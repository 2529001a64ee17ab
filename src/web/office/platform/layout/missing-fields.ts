import type { FieldErrors, FieldValues } from 'react-hook-form'

/**
 * The specification has one sentence for all missing fields of a form. It is shown once above the
 * form, and each field gets a message of its own.
 */
export function missingFields<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  sentence: string,
) {
  const findMessage = (name: keyof Values) => {
    const message = errors[name]?.message
    return typeof message === 'string' ? message : undefined
  }
  return {
    sentence: Object.keys(errors).some((name) => findMessage(name) === sentence)
      ? sentence
      : undefined,
    getError: (name: keyof Values, part: string) => {
      const message = findMessage(name)
      return message === sentence ? part : message
    },
  }
}
