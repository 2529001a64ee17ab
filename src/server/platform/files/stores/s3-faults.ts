const sentences: [RegExp, string][] = [
  [
    /^(AbortError|ABORT_ERR|SilentStore|TimeoutError|RequestTimeout)$/,
    'it did not answer in time.',
  ],
  [
    /^(AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|Forbidden|403)$/,
    'it refused the credentials, or they do not allow this.',
  ],
  [
    /^CredentialsProviderError$/,
    'there are no credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ],
  [/^NoSuchBucket$/, 'it has no such bucket. Check FILES_URL.'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'its address is not known. Check FILES_URL.'],
  [
    /^(ECONNREFUSED|ECONNRESET|EPIPE|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/,
    'it cannot be reached, or ended the connection.',
  ],
  [/CERT|SELF_SIGNED|ERR_TLS/, 'its certificate is not valid.'],
  [/^(SlowDown|ServiceUnavailable|InternalError|5\d\d)$/, 'it is busy or has a fault of its own.'],
]

/** What a fault of the store means to the person who runs the server, and the names for a search. */
export function describeFault(cause: unknown): string {
  const names = [...namesOf(cause)]
  const sentence = sentences.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1]
  const known = names.filter((name) => name !== 'Error' && name !== 'AggregateError')
  return `${sentence ?? 'it gave an answer that is not understood.'}${known[0] ? ` (${known[0]})` : ''}`
}

/** The client says what happened in its name, its code, the status of the response, or the error behind it. */
function* namesOf(error: unknown, depth = 0): Generator<string> {
  if (!(error instanceof Error) || depth > 3) return
  const { code, $metadata, errors } = error as {
    code?: unknown
    $metadata?: { httpStatusCode?: number }
    errors?: unknown[]
  }
  if (typeof code === 'string') yield code
  yield error.name
  if ($metadata?.httpStatusCode) yield String($metadata.httpStatusCode)
  for (const inner of [...(errors ?? []), error.cause]) yield* namesOf(inner, depth + 1)
}
