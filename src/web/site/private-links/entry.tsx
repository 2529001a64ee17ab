import '../../zod-without-eval.ts'
import '#web/styles/all.css'
import { hydrateRoot } from 'react-dom/client'
import { restoreTyped } from '../typed-text.ts'
import { PrivateLinkPage } from './PrivateLinkPage.tsx'

// The page works without this script, which shows how far an upload is and tries it again.
restoreTyped()
const root = document.getElementById('root')
const data = document.getElementById('page-data')?.textContent
if (root && data) hydrateRoot(root, <PrivateLinkPage {...JSON.parse(data)} />)
