/** A title as part of an address: "Job Coach" becomes job-coach. */
export function makeSlug(title: string, otherwise: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  return words?.join('-').slice(0, 80).replace(/-$/, '') || otherwise
}
