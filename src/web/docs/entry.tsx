import '#web/styles/all.css'
import { createRoot } from 'react-dom/client'
import { docsCalls } from '#contract/platform/docs.ts'
import { fetchFromSite } from '#web/api/fetch.ts'
import { storedToken } from '#web/api/session.ts'
import { ApiDocs } from './ApiDocs.tsx'

/** The page lists the public calls without this script. For someone who is signed in, it lists all. */
async function showAll(root: HTMLElement, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetchFromSite(`/api${docsCalls.read.path}`, { headers })
  if (response.ok) createRoot(root).render(<ApiDocs description={await response.json()} />)
}

const root = document.getElementById('root')
const token = storedToken()
if (root && token) await showAll(root, token)
