import '#web/styles/all.css'
import { loadChunk } from '#web/ui/load-chunk.ts'
import { toastRegion } from '#web/ui/toast-region.ts'
import { preloadFirst } from './screens.ts'

// Safari has none.
window.requestIdleCallback ??= (run) => window.setTimeout(run, 500)
window.cancelIdleCallback ??= clearTimeout

toastRegion()
// What the address shows is loaded at the same time as the office itself.
const screen = preloadFirst(location)
void loadChunk(() => import('./show-office.tsx')).then((office) => office?.showOffice(screen))
