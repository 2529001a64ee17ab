/** The texts of another language, by what the contract and the server say. */
export const sentences: Record<string, string> = {}

/** What the contract and the server say to visitors, in the language of the page; nothing when it is not known. */
export const findMessage = (message: string): string | undefined => message
