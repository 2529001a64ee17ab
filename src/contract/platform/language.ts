/** The languages of the site. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** What the office calls them. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Spanish' }

/** The address of a page of the site in a language. */
export const pathIn = (language: Language, path: string) =>
  language === 'es' ? `/es${path}` : path
