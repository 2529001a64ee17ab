import { useQuery } from '@tanstack/react-query'
import type { HeroSlide } from '#contract/hero.ts'
import { reasonOf } from '#web/api/api-error.ts'
import { Switch } from '#web/ui/Switch.tsx'
import { type Column, Table } from '#web/ui/Table.tsx'
import { useAnnouncement } from '#web/ui/use-announcement.tsx'
import { useReopenDraft } from '../drafts/use-reopen-draft.ts'
import { plural } from '../format.ts'
import { ClampedText, DateText, SubText } from '../layout/cells.tsx'
import { DeleteDialog } from '../layout/DeleteDialog.tsx'
import { ManagementScreen } from '../layout/ManagementScreen.tsx'
import { OrderButtons } from '../layout/OrderButtons.tsx'
import { RowActions } from '../layout/RowActions.tsx'
import { Thumbnail } from '../layout/Thumbnail.tsx'
import { useChange } from '../layout/use-change.ts'
import { useMode } from '../layout/use-mode.ts'
import { HeroSlideDetails } from './HeroSlideDetails.tsx'
import { HeroSlideForm } from './HeroSlideForm.tsx'
import { deleteSlide, reorderSlides, setSlideShown, slidesQuery } from './hero-queries.ts'

/** A slide that is moved, its new index, and all ids in the new order. */
type Move = Pick<HeroSlide, 'title'> & { to: number; slideIds: string[] }

const reload = slidesQuery.queryKey
const texts = {
  loading: 'Loading hero slides...',
  failed: 'Failed to fetch hero slides',
  empty: 'No hero slides found. Create your first slide!',
  emptyHint: 'Until then the site shows its three built-in slides.',
  add: 'Add Hero Slide',
}

export function HeroScreen() {
  const slides = useQuery(slidesQuery)
  const { mode, add, edit, view, remove, close } = useMode<HeroSlide>()
  useReopenDraft('hero slide', slides.data, (slide) => (slide ? edit(slide) : add()))
  const saveFailure = (error: Error) => reasonOf(error, 'Failed to save hero slide')
  const { announce, announcement } = useAnnouncement()
  const showing = useChange({
    change: setSlideShown,
    reload,
    success: ({ title, isActive }) =>
      isActive ? `“${title}” is on the site now.` : `“${title}” is hidden from the site now.`,
    failure: saveFailure,
  })
  const ordering = useChange({
    change: ({ slideIds }: Move) => reorderSlides(slideIds),
    reload,
    success: ({ title, to, slideIds }) => {
      announce(`Slide “${title}” moved to position ${to + 1} of ${slideIds.length}`)
      return 'The new order of the slides is on the site.'
    },
    failure: saveFailure,
  })
  const busy = mode.kind !== 'list' || showing.isPending || ordering.isPending
  const ids = slides.data?.map((each) => each.id) ?? []
  const count = ids.length

  const columns: Column<HeroSlide>[] = [
    {
      header: 'Order',
      cell: (slide, index) => (
        <OrderButtons
          name={slide.title}
          index={index}
          count={count}
          onMove={(to) => {
            const slideIds = ids.toSpliced(index, 1).toSpliced(to, 0, slide.id)
            ordering.mutate({ title: slide.title, to, slideIds })
          }}
          busy={busy}
        />
      ),
    },
    {
      header: 'Image',
      card: 'picture',
      cell: (slide) => <Thumbnail path={slide.imageUrl} shape="wide" />,
    },
    {
      header: 'Title',
      card: 'lead',
      cell: (slide) => (
        <>
          {slide.title}
          {!slide.isActive && <SubText>Hidden from the site</SubText>}
        </>
      ),
    },
    {
      header: 'Subtitle',
      card: 'wide',
      cell: (slide) => <ClampedText>{slide.subtitle || 'No subtitle'}</ClampedText>,
    },
    {
      header: 'Shown',
      cell: ({ id, title, isActive }) => (
        <Switch
          label={`Show ${title} on the site`}
          checked={isActive}
          onChange={() => showing.mutate({ id, title, isActive: !isActive })}
          disabled={busy}
        />
      ),
    },
    {
      header: 'Created Date',
      cell: (slide) => <DateText at={slide.createdAt} />,
    },
    {
      header: 'Actions',
      card: 'actions',
      cell: (slide) => (
        <RowActions
          name={slide.title}
          busy={busy}
          onView={() => view(slide)}
          onEdit={() => edit(slide)}
          onDelete={() => remove(slide)}
        />
      ),
    },
  ]

  return (
    <>
      {announcement}
      <ManagementScreen
        title="Hero Slides"
        query={slides}
        count={(rows) =>
          `${plural(rows.length, 'slide')}, ${rows.filter((slide) => slide.isActive).length} shown`
        }
        texts={texts}
        drawing="/art/empty-events.svg"
        onAdd={add}
        busy={busy}
        note="The site shows slides from the top down. A new order is live as soon as you move a slide."
      >
        {(rows) => (
          <Table
            caption="Hero slides"
            columns={columns}
            rows={rows}
            rowKey={(slide) => slide.id}
            isMuted={(slide) => !slide.isActive}
          />
        )}
      </ManagementScreen>
      {mode.kind === 'add' && <HeroSlideForm count={count} onClose={close} />}
      {mode.kind === 'edit' && <HeroSlideForm slide={mode.item} count={count} onClose={close} />}
      {mode.kind === 'view' && <HeroSlideDetails slide={mode.item} onClose={close} />}
      {mode.kind === 'delete' && (
        <DeleteDialog
          title="Delete Hero Slide"
          question="Are you sure you want to delete this hero slide?"
          name={mode.item.title}
          remove={() => deleteSlide(mode.item)}
          reload={reload}
          success="Hero slide deleted successfully"
          failure="Failed to delete hero slide"
          onClose={close}
        />
      )}
    </>
  )
}
