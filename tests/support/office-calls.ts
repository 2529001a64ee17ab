type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Calls of a signed-in administrator, each of which must succeed. */
export async function signIn(url: string, login: { email: string; password: string }) {
  const response = await fetch(`${url}/api/auth/login`, json('POST', login))
  const headers = { authorization: `Bearer ${(await response.json()).token}` }
  const send = async (path: string, init: RequestInit) => {
    const response = await fetch(`${url}/api${path}`, {
      ...init,
      headers: { ...init.headers, ...headers },
    })
    if (!response.ok)
      throw new Error(`${path} responds with ${response.status} ${await response.text()}`)
    return (await response.json()).data
  }
  return {
    headers,
    json: (method: Method, path: string, body?: object) => send(path, json(method, body)),
    form: (path: string, fields: Record<string, string | File>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return send(path, { method: 'POST', body })
    },
  }
}

export const json = (method: Method, body?: object): RequestInit =>
  body
    ? { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { method }
