/** What the head of a page says of it. */
export type PageHead = {
  title: string
  description: string
  /** Without it the page is kept from search engines. */
  canonicalPath?: string
  /** Structured data, by schema.org, for a site at this address. */
  jsonLd?: (siteUrl: string) => object
}

/** A public page as the renderer hands it to the server. `complete` is false when a call for it failed. */
export type RenderedPage = {
  status: number
  head: PageHead
  html: string
  data: Record<string, unknown>
  complete: boolean
}
