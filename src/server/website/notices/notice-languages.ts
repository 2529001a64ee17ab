/** How a paragraph in another language begins: with its name, or as the notices of the government do. */
const beginnings: Record<string, string[]> = {
  es: ['español', 'spanish', 'atención'],
  ar: ['العربية', 'arabic'],
  zh: ['中文', '繁體中文', '简体中文', 'chinese', '注意'],
  vi: ['tiếng việt', 'vietnamese', 'chú ý'],
  ko: ['한국어', 'korean', '주의'],
  fr: ['français', 'french'],
  ht: ['kreyòl ayisyen', 'haitian creole'],
  pt: ['português', 'portuguese', 'atenção'],
  de: ['deutsch', 'german', 'achtung'],
  am: ['አማርኛ', 'amharic'],
  gu: ['ગુજરાતી', 'gujarati'],
  ja: ['日本語', 'japanese'],
  lo: ['ພາສາລາວ', 'ລາວ', 'lao'],
  tl: ['tagalog'],
  hi: ['हिंदी', 'हिन्दी', 'hindi'],
  ru: ['русский', 'russian', 'внимание'],
  fa: ['فارسی', 'persian', 'farsi'],
  so: ['soomaali', 'somali'],
  sw: ['kiswahili', 'swahili'],
}

/** Marks paragraphs such as "Español: …", so that screen readers speak them in their language. */
export const withLanguages = (html: string): string =>
  html.replaceAll(
    /<(p|li|h3|h4)>((?:<(?:strong|em|p)>)*)([^<:：]{2,40})(?=[<:：])/g,
    (whole, tag, inner, start) => {
      const language = languageOf(start)
      return language ? `<${tag} lang="${language}">${inner}${start}` : whole
    },
  )

/** The name may have another one in parentheses: "Español (Spanish)". */
function languageOf(start: string): string | undefined {
  const name = start
    .replace(/\s*\(.*\)\s*$/, '')
    .trim()
    .normalize('NFC')
    .toLowerCase()
  return Object.keys(beginnings).find((language) => beginnings[language]?.includes(name))
}
