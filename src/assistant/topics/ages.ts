/** Numbers that are an age: "24 year old", "is 24", "age 24", "turns 24", "tiene 24 años". */
const age =
  /\b(?:is|hes|shes|im|am|age|aged|turn|turns|turned|turning|be|cumple|tiene|tengo|edad) (?:now |only |about |almost |de )?(\d{1,3})\b(?! (?:day|hour|minute|week|month|mile|dollar|percent|am|pm|a |kid|child|people|bed|hijo|nino|dia|hora|mes))|\b(\d{1,3}) ?(?:years? old|yrs? old|yr|yrs|yo|year olds?|y o|anos)\b(?! ago)/g

export type AgeGroup = 'child' | 'adult' | 'senior'

/** The ages that a text of plain words names, as groups. Programs differ at 18 and at 65. */
export function ageGroupsIn(words: string): AgeGroup[] {
  return [...words.matchAll(age)].map((match) => groupOf(Number(match[1] ?? match[2])))
}

/** The text with each age replaced by its group. */
export const withAgeGroups = (words: string) =>
  words.replace(age, (found, one, other) => {
    const years: string = one ?? other
    return found.replace(years, ` ${groupOf(Number(years))}age `)
  })

function groupOf(years: number): AgeGroup {
  if (years < 18) return 'child'
  return years < 65 ? 'adult' : 'senior'
}
