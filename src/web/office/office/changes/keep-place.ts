/**
 * Until the returned function is called, rows that appear or vanish above do not move what someone is
 * reading. Browsers do this themselves, but not for the rows of a table.
 */
export function keepPlace(): () => void {
  let place = placeNow()
  const remember = () => {
    place = placeNow()
  }
  const observer = new MutationObserver(() => {
    const moved = place?.row.isConnected ? getTop(place.row) - place.top : 0
    if (scrollY > 0 && moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
    remember()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  addEventListener('scroll', remember)
  return () => {
    observer.disconnect()
    removeEventListener('scroll', remember)
  }
}

/** The first row that is in view, and where. */
function placeNow() {
  const rows = [...document.querySelectorAll('main :is(tbody tr, li)')]
  const row = rows.find((each) => getTop(each) > 0)
  return row && { row, top: getTop(row) }
}

const getTop = (element: Element) => element.getBoundingClientRect().top
