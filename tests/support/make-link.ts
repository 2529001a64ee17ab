import { administrator, type RunningServer } from './server.ts'

/** Makes a private link for an application, and asks for a resume. Returns the path of the link. */
export async function makeLinkThroughApi({ url }: RunningServer, applicationId: string) {
  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${url}/api${path}`, init)).json()
  }
  const { email, password } = administrator
  const { token } = await post('/auth/login', { email, password })
  const application = `/careers/${applicationId}`
  await post(`${application}/document-requests`, { kind: 'resume', note: 'With dates' }, token)
  const { data } = await post(`${application}/private-links`, { way: 'copy' }, token)
  return new URL(data.address).pathname
}
