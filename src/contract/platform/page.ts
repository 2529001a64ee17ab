/** The title, description and structured data in the head of a page. */
export type PageHead = {
  title: string
  description: string
  /** Without it, search engines are told not to list the page. */
  canonicalPath?: string
  /** Shown with a link to the page, instead of the provider's own. */
  picture?: { path: string; width: number; height: number; description: string }
  /** Structured data (schema.org) for a site at this address. */
  jsonLd?: (siteUrl: string) => object
}

/** A rendered public page. `complete` is false when one of its calls failed. */
export type RenderedPage = {
  status: number
  head: PageHead
  html: string
  data: Record<string, unknown>
  complete: boolean
}

/** What a page shows after one of its forms was sent. */
export type FormResult = {
  sent: boolean
  /** Why it was not sent, else a thank-you or a reference. */
  message: string
  fields: Record<string, string>
  /** Where the sender sees how it goes on. */
  link?: string
  /** What was typed, to fill the form again. */
  values: Record<string, string>
}
