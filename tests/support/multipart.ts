/** A multipart body as `inject` takes it. */
export async function formBody(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const { headers, body } = new Request('http://test', { method: 'POST', body: form })
  const payload = Buffer.from(await new Response(body).arrayBuffer())
  return {
    payload,
    headers: {
      'content-type': headers.get('content-type') ?? '',
      'content-length': String(payload.length),
    },
  }
}
