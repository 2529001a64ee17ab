import { useQuery } from '@tanstack/react-query'
import { makeSearchText } from '#contract/platform/search.ts'
import type { HeroSlide } from '#contract/website/hero.ts'
import { errorReason } from '#web/api/api-error.ts'
import { fileUrl } from '#web/api/call.ts'
import { useReopenDraft } from '#web/office/platform/drafts/drafts.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatDateTime, plural } from '#web/office/platform/format.ts'
import { ClampedText, DateText, SubText, Thumbnail } from '#web/office/platform/layout/cells.tsx'
import { DeleteDialog } from '#web/office/platform/layout/DeleteDialog.tsx'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { ManagementScreen } from '#web/office/platform/layout/ManagementScreen.tsx'
import { useOrdering } from '#web/office/platform/layout/OrderButtons.tsx'
import { RowActions } from '#web/office/platform/layout/RowActions.tsx'
import { useLinkAction } from '#web/office/platform/layout/use-link-action.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { ListResults } from '#web/office/platform/lists/ListResults.tsx'
import { ListToolbar } from '#web/office/platform/lists/ListToolbar.tsx'
import type { WholeList } from '#web/office/platform/lists/list-definition.ts'
import { useRecordMode } from '#web/office/platform/lists/use-record-mode.ts'
import { useWholeList } from '#web/office/platform/lists/use-whole-list.ts'
import { afterDeletion } from '#web/office/records/versions/versions-queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { Details } from '#web/ui/Details.tsx'
import { Dialog, DialogBody } from '#web/ui/Dialog.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { type Column, Table } from '#web/ui/Table.tsx'
import styles from './HeroSlideDetails.module.css'
import { HeroSlideForm } from './HeroSlideForm.tsx'
import { deleteSlide, reorderSlides, setSlideShown, slidesQuery } from './hero-queries.ts'

/** Slides stay in the order of the site. */
const slideList: WholeList<HeroSlide> = {
  noun: 'hero slides',
  pageSize: 25,
  searchText: ({ title, subtitle }) => makeSearchText([title, subtitle]),
  defaultSort: '',
  sorts: {},
  filters: {},
}

const reload = slidesQuery.queryKey
const texts = {
  loading: 'Loading hero slides...',
  failed: 'Failed to fetch hero slides',
  empty: 'No hero slides found. Create your first slide!',
  emptyHint: 'Until then the site shows its three built-in slides.',
  add: 'Add Hero Slide',
}

export function HeroScreen() {
  const mayEdit = useMayEdit()
  const slides = useQuery(slidesQuery)
  const list = useWholeList(slideList, slides.data)
  const { mode, add, edit, view, remove, close } = useRecordMode(slides, {
    opens: 'view',
    noun: 'hero slide',
  })
  useLinkAction('new', add)
  useReopenDraft('hero slide', slides.data, (slide) => (slide ? edit(slide) : add()))
  const saveFailure = (error: Error) => errorReason(error, 'Failed to save hero slide')
  const showing = useChange({
    change: setSlideShown,
    reload,
    success: ({ title, isActive }) =>
      isActive ? `“${title}” is on the site now.` : `“${title}” is hidden from the site now.`,
    failure: saveFailure,
  })
  const ordering = useOrdering({
    items: slides.data,
    getName: ({ title }) => title,
    noun: 'Slide',
    reorder: reorderSlides,
    reload,
    success: 'The new order of the slides is on the site.',
    failure: saveFailure,
  })
  const busy = mode.kind !== 'list' || showing.isPending || ordering.isPending
  const count = slides.data?.length ?? 0

  const columns: Column<HeroSlide>[] = [
    { header: 'Order', card: 'fact', cell: (slide) => ordering.buttonsFor(slide, busy) },
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
      card: 'fact',
      cell: ({ id, title, isActive }) => {
        if (!mayEdit) return isActive ? 'Yes' : 'No'
        return (
          <Switch
            label={`Show ${title} on the site`}
            checked={isActive}
            onChange={() => showing.mutate({ id, title, isActive: !isActive })}
            disabled={busy}
          />
        )
      },
    },
    {
      header: 'Created Date',
      card: 'date',
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
      {ordering.announcement}
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
        {() => (
          <>
            <ListToolbar list={list} placeholder="Search by title or subtitle" />
            <ListResults list={list}>
              <Table
                caption="Hero slides"
                columns={columns}
                rows={list.rows}
                rowKey={(slide) => slide.id}
                isMuted={(slide) => !slide.isActive}
              />
            </ListResults>
          </>
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
          {...afterDeletion('hero slide', mode.item)}
          onClose={close}
        />
      )}
    </>
  )
}

HeroScreen.prefetch = prefetchAll(slidesQuery)

function HeroSlideDetails({ slide, onClose }: { slide: HeroSlide; onClose: () => void }) {
  return (
    <Dialog
      title="Hero Slide Details"
      onClose={onClose}
      footer={
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
      }
    >
      <DialogBody reading>
        <img
          className={styles.picture}
          src={fileUrl(slide.imageUrl)}
          alt={slide.imageDescription || `The slide ${slide.title}`}
          width={slide.picture?.width}
          height={slide.picture?.height}
        />
        <Details
          entries={[
            ['Title', slide.title],
            ['Subtitle', slide.subtitle || 'No subtitle'],
            ['The picture shows', slide.imageDescription || 'Not described yet'],
            ['Created', formatDateTime(slide.createdAt)],
            ['Last Updated', formatDateTime(slide.updatedAt)],
            ['Order', slide.order],
            ['Status', slide.isActive ? 'Active' : 'Inactive'],
          ]}
        />
      </DialogBody>
    </Dialog>
  )
}
