/** A bucket of an S3 store. Without an endpoint it is one of Amazon's. */
export type S3Address = {
  bucket: string
  /** Empty, or with a slash at its end. */
  prefix: string
  region: string
  endpoint: string | undefined
}

const example = 's3://bucket/prefix?endpoint=https://store.example.org&region=us-east-1'
const known = new Set(['endpoint', 'region'])

/** Reads FILES_URL or BACKUP_URL. Returns what is wrong with it as a text. */
export function parseS3Url(text: string): S3Address | string {
  const url = URL.parse(text)
  const bucket = url?.hostname ?? ''
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    return `needs an address such as ${example}`
  }
  if (url.username || url.password) {
    return 'must not contain the credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'
  }
  const unknown = [...url.searchParams.keys()].find((name) => !known.has(name))
  if (unknown) return `has no option ${unknown}, only endpoint and region`
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    return `needs an endpoint that begins with https://, such as ${example}`
  }
  const prefix = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '')
  if (!/^[\w./-]*$/.test(prefix)) return 'needs a prefix of letters, digits and . _ - /'
  return {
    bucket,
    prefix: prefix && `${prefix}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint,
  }
}
