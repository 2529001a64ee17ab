/** The names and values of the list of details in a part of the page, with ordinary spaces. */
export const detailsIn = (part: Element | null | undefined) =>
  Object.fromEntries(
    Array.from(part?.querySelectorAll('dt') ?? [], (name) => [
      name.textContent,
      name.nextElementSibling?.textContent?.replace(/\s/g, ' '),
    ]),
  )
