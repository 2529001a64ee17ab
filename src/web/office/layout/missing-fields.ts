import type { FieldErrors, FieldValues } from 'react-hook-form'

/**
 * What a form says when something required is missing: the sentence once, above the form, and each
 * field its own part.
 */
export function missingFields<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  sentence: string,
) {
  const messageOf = (name: keyof Values) => {
    const message = errors[name]?.message
    return typeof message === 'string' ? message : undefined
  }
  return {
    sentence: Object.keys(errors).some((name) => messageOf(name) === sentence)
      ? sentence
      : undefined,
    errorOf: (name: keyof Values, part: string) => {
      const message = messageOf(name)
      return message === sentence ? part : message
    },
  }
}
